import type { Locale } from '@/lib/i18n/locales';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { hydrated, scroll, stopClock, visit } from '../support/visit';

test.use({ viewport: sizes.desktop });

for (const locale of ['en', 'jp'] satisfies Locale[])
  test(`search, share and favourites float in ${locale} on desktop, and not on smaller screens${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/`);
    const { tools, t } = shell(page, locale);
    const names = [t('search.open'), t('share.open'), t('favourites.open', { count: 0 })];
    const shown = tools.locator('button:visible');
    await expect(shown).toHaveCount(names.length);
    expect(await shown.evaluateAll((all) => all.map((button) => button.ariaLabel))).toEqual(names);
    await page.setViewportSize(sizes.tablet);
    await expect(tools).toBeHidden();
    await page.setViewportSize(sizes.mobile);
    await expect(tools).toBeHidden();
  });

test('the share menu opens beside its button, within the screen, and closes', async ({ page }) => {
  await visit(page, '/en/');
  const { tools, shareButton } = shell(page, 'en');
  const network = tools.getByRole('link', { name: 'LinkedIn' });
  await shareButton.click();
  await expect(network).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(network).toBeHidden();
  await expect(shareButton).toBeFocused();
});

test('the buttons fade while the page scrolls and return half a second after it stops @all', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/en/');
  await stopClock(page);
  const { tools } = shell(page, 'en');
  await expect(tools).toHaveCSS('opacity', '1');
  await scroll(page, 200);
  await expect(tools).toHaveCSS('opacity', '0.25');
  await page.clock.runFor(400);
  await scroll(page, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.clock.runFor(450);
  await expect(tools).toHaveCSS('opacity', '0.25');
  await page.clock.runFor(100);
  await expect(tools).toHaveCSS('opacity', '1');
});

const job = {
  jobId: 'H-1',
  jobPosting: 'Saddler',
  lang: 'en',
  continent: 'europe',
  path: 'saddler-paris',
  publishedAt: '2026-10-01',
  jobFamily: 'Crafts',
  locationCountry: 'France',
  locationCity: 'Paris',
  houseImage: '/media/houses/orvaine.jpg',
  houseCalcImage: '/media/houses/orvaine.jpg',
};

test.describe('favourites', () => {
  const keep = (value: string) => (page: import('@playwright/test').Page) =>
    page.addInitScript((kept) => localStorage.setItem('favorites', kept), value);

  for (const locale of ['en', 'fr'] satisfies Locale[])
    test(`saved offers put a dot on the heart in ${locale} and are listed with their links${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      const asked: unknown[] = [];
      await page.route('**/api/job-offer/**', async (route) => {
        asked.push([route.request().method(), route.request().postDataJSON()]);
        await route.fulfill({ json: { jobList: [job] } });
      });
      await keep('["H-1"]')(page);
      await visit(page, `/${locale}/`);
      const { tools, t } = shell(page, locale);
      const heart = tools.getByRole('button', { name: t('favourites.open', { count: 1 }) });
      await expect(heart.locator('span')).toBeVisible();
      await heart.click();
      await expect(tools.getByRole('heading', { name: t('favourites.title') })).toBeVisible();
      const card = tools.getByRole('article');
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('link', { name: 'Saddler' })).toHaveAttribute(
        'href',
        `/${locale}/${t('paths.regionJob')}/europe/saddler-paris/`,
      );
      await expect(card.locator('img')).toHaveCSS('width', '125px');
      await expect(card).toContainText('Paris, France');
      expect(asked).toEqual([['POST', ['H-1']]]);
    });

  test('without any, the heart has no dot, the panel says so and nothing is requested @all', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/job-offer/**', (route) => {
      calls += 1;
      return route.fulfill({ json: { jobList: [] } });
    });
    await visit(page, '/cn/');
    const { tools, t } = shell(page, 'cn');
    const heart = tools.getByRole('button', { name: t('favourites.open', { count: 0 }) });
    await expect(heart.locator('span')).toHaveCount(0);
    await heart.click();
    await expect(tools.getByText(t('favourites.empty'))).toBeVisible();
    expect(calls).toBe(0);
  });

  test('when they are unavailable, the panel says so @all', async ({ page }) => {
    await page.route('**/api/job-offer/**', (route) => route.fulfill({ status: 502, json: {} }));
    await keep('["H-1","H-2"]')(page);
    await visit(page, '/en/');
    const { tools, t } = shell(page, 'en');
    await tools.getByRole('button', { name: t('favourites.open', { count: 2 }) }).click();
    await expect(tools.getByText(t('favourites.error'))).toBeVisible();
  });

  for (const hostile of ['not json', '{"a":1}', '[1,null,{}]', '"H-1"'])
    test(`stored data that is not a list of offers counts as none: ${hostile} @all`, async ({ page }) => {
      await keep(hostile)(page);
      await visit(page, '/en/');
      const { tools, t } = shell(page, 'en');
      await expect(tools.getByRole('button', { name: t('favourites.open', { count: 0 }) })).toBeVisible();
    });

  test('open tabs stay synchronised @all', async ({ page, context }) => {
    await page.route('**/api/job-offer/**', (route) => route.fulfill({ json: { jobList: [job] } }));
    await visit(page, '/en/');
    const { tools, t } = shell(page, 'en');
    await expect(tools.getByRole('button', { name: t('favourites.open', { count: 0 }) })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('favorites', '["H-1"]'));
    await expect(tools.getByRole('button', { name: t('favourites.open', { count: 1 }) })).toBeVisible();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(tools.getByRole('button', { name: t('favourites.open', { count: 1 }) })).toBeVisible();
  });
});
