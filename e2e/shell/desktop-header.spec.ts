import type { Locator } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { settings } from '../support/content';
import { coreIn } from '../support/core';
import { centreOf, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { quote, scroll, visit } from '../support/visit';

const transparent = 'rgba(0, 0, 0, 0)';
const ivory = 'rgb(248, 245, 239)';
const ink = 'rgb(21, 18, 15)';

/** The elements of the header that overlap, or that extend beyond a window of `width` pixels. */
const overlaps = async (header: Locator, width: number): Promise<string[]> => {
  const boxes = await header
    .locator('nav > ul > li > a, a[aria-label], p, div > a:not([hreflang]), div > button')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ name: element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter((box) => box.width > 0),
    );
  expect(boxes.length).toBeGreaterThan(8);
  const out = boxes.filter(({ left, right }) => left < 0 || right > width).map(({ name }) => `${name} is cut`);
  const over = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
      .map((b) => `${a.name} and ${b.name}`),
  );
  return [...out, ...over];
};

test('from 1920 pixels the header is higher, and its text and its logo are larger @all', async ({ page }) => {
  const measure = async (size: 'desktop' | 'large') => {
    await page.setViewportSize(sizes[size]);
    await visit(page, '/en/');
    const { header, logo, tab } = shell(page, 'en');
    return {
      header: (await header.boundingBox())?.height ?? 0,
      logo: (await logo.boundingBox())?.width ?? 0,
      type: await tab('Group').evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
    };
  };
  const [desktop, large] = [await measure('desktop'), await measure('large')];
  expect(large.header).toBeGreaterThan(desktop.header);
  expect(large.logo).toBeGreaterThan(desktop.logo);
  expect(large.type).toBeGreaterThan(desktop.type);
});

for (const size of ['desktop', 'large'] as const)
  test(`the ${size} menu is split, with the logo in the middle${coreIn(size, 'desktop')}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await visit(page, '/en/');
    const { logo, tab, menu } = shell(page, 'en');
    const { headerTabs } = await settings('en');
    await expect(menu).toBeVisible();

    const middle = sizes[size].width / 2;
    expect(Math.abs((await centreOf(logo)).x - middle)).toBeLessThan(2);
    const places = await Promise.all(headerTabs.map(async ({ text }) => (await centreOf(tab(text))).x));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.filter((x) => x < middle)).toHaveLength(Math.ceil(headerTabs.length / 2));
    expect(new Set(await Promise.all(headerTabs.map(async ({ text }) => (await centreOf(tab(text))).y))).size).toBe(1);
  });

test.describe('on desktop', () => {
  test.use({ viewport: sizes.desktop });

  for (const locale of locales)
    test(`nothing in the header of ${locale} overlaps or is cut off${coreIn(locale, 'fr', 'jp')}`, async ({ page }) => {
      await quote(page, 1234.5);
      await visit(page, `/${locale}/`);
      const { header, t } = shell(page, locale);
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      expect(await overlaps(header, sizes.desktop.width)).toEqual([]);
    });

  for (const locale of locales)
    test(`on pages of offers in ${locale} the header has the job alert, and room for it at 1280 pixels${coreIn(locale, 'fr')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await quote(page, 1234.5);
      await visit(page, await jobsPage(locale));
      const { header, t } = shell(page, locale);
      const { t: jobs } = careers(page, locale);
      await expect(header.getByRole('button', { name: jobs('alert.title') })).toBeVisible();
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      expect(await overlaps(header, 1280)).toEqual([]);
    });

  test('the header is transparent over a hero and turns to paper on scroll', async ({ page }) => {
    await visit(page, '/en/');
    const { header } = shell(page, 'en');
    await expect(header).toHaveCSS('background-color', transparent);
    await expect(header).toHaveCSS('color', ivory);
    await scroll(page, 300);
    await expect(header).toHaveCSS('background-color', ivory);
    await expect(header).toHaveCSS('color', ink);
    await scroll(page, -300);
    await expect(header).toHaveCSS('background-color', transparent);
  });
});
