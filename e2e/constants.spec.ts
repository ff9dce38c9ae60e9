import sharp from 'sharp';
import { type Locale, locales } from '@/lib/i18n/locales';
import { coreIn } from './support/core';
import { metaOf } from './support/html';
import { consent } from './support/measured';
import { expect, test } from './support/test';
import { stopClock, visit } from './support/visit';

for (const [locale, weight] of Object.entries({ en: '360', fr: '360', it: '360', cn: '500', jp: '500' }))
  test(`text in ${locale} has the weight ${weight}${coreIn(locale, 'jp')}`, async ({ page }) => {
    await visit(page, `/${locale}/`);
    await expect(page.locator('body')).toHaveCSS('font-weight', weight);
  });

for (const [path, width, height] of [
  ['/media/fallback/small.jpg', 313, 313],
  ['/media/fallback/large.jpg', 1760, 567],
] as const)
  test(`the picture ${path} has ${width} by ${height} pixels @all`, async ({ request }) => {
    const picture = await (await request.get(path)).body();
    expect(await sharp(picture).metadata()).toMatchObject({ width, height });
  });

test('descriptions of more than a hundred characters are cut at a word by 110 @all', async ({ request }) => {
  const form = { search: '', categories: ['houses', 'sustainability', 'group'], locale: 'en' };
  const { result } = await (await request.post('/api/search-content/', { data: form })).json();
  const descriptions: string[] = result.map(({ description }: { description: string }) => description);
  const cut = descriptions.filter((text) => text.endsWith('…'));
  expect(cut.length).toBeGreaterThan(10);
  for (const text of cut) {
    expect(text.length).toBeGreaterThan(90);
    expect(text.length).toBeLessThanOrEqual(111);
    expect(text).toMatch(/[\p{L}\p{N}]…$/u);
  }
  for (const text of descriptions.filter((whole) => !cut.includes(whole))) expect(text.length).toBeLessThanOrEqual(100);
});

test('a site that is not in production is kept from search engines', async ({ request }) => {
  for (const locale of locales) {
    const response = await request.get(`/${locale}/`);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(metaOf(await response.text(), 'robots')).toBe('noindex');
  }
});

for (const locale of ['en', 'cn'] satisfies Locale[])
  test(`strings in ${locale} that are unavailable are requested five more times, with a delay that doubles each time${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    const step = 50;
    let passed = 0;
    const asked: number[] = [];
    await page.route(`**/locales/${locale}/consent.json`, (route) => {
      asked.push(passed);
      return route.abort();
    });
    await page.clock.install();
    await visit(page, `/${locale}/`);
    await stopClock(page);
    await consent(page, locale).link.click();
    for (; asked.length < 6; passed += step) await page.clock.runFor(step);
    // A request can arrive a step or two after the clock has sent it.
    for (const [retry, at] of asked.slice(1).entries())
      expect(at - (asked[retry] ?? 0)).toBeGreaterThanOrEqual(350 * 2 ** retry - 2 * step);
  });
