import type { Locator } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { careers, getJobsPath } from '../support/careers';
import { loadSettings } from '../support/content';
import { coreTag } from '../support/core';
import { getCentre, shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { mockSharePrice, scrollBy, visit } from '../support/visit';

const transparent = 'rgba(0, 0, 0, 0)';
const ivory = 'rgb(248, 245, 239)';
const ink = 'rgb(21, 18, 15)';

/** The elements of the header that overlap, or that extend beyond a window of `width` pixels. */
const findOverlaps = async (header: Locator, width: number): Promise<string[]> => {
  const boxes = await header
    .locator('nav > ul > li > a, a[aria-label], p, div > a:not([hreflang]), div > button')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ name: element.textContent, ...element.getBoundingClientRect().toJSON() }))
        .filter((box) => box.width > 0),
    );
  expect(boxes.length).toBeGreaterThan(8);
  const cutOff = boxes.filter(({ left, right }) => left < 0 || right > width).map(({ name }) => `${name} is cut`);
  const overlapping = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
      .map((b) => `${a.name} and ${b.name}`),
  );
  return [...cutOff, ...overlapping];
};

test('from 1920 pixels the header is higher, and its text and its logo are larger @all', async ({ page }) => {
  const measureHeader = async (size: 'desktop' | 'large') => {
    await page.setViewportSize(sizes[size]);
    await visit(page, '/en/');
    const { header, logo, tab } = shell(page, 'en');
    return {
      header: (await header.boundingBox())?.height ?? 0,
      logo: (await logo.boundingBox())?.width ?? 0,
      type: await tab('Group').evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
    };
  };
  const [desktop, large] = [await measureHeader('desktop'), await measureHeader('large')];
  expect(large.header).toBeGreaterThan(desktop.header);
  expect(large.logo).toBeGreaterThan(desktop.logo);
  expect(large.type).toBeGreaterThan(desktop.type);
});

for (const size of ['desktop', 'large'] as const)
  test(`the ${size} menu is split, with the logo in the middle${coreTag(size, 'desktop')}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await visit(page, '/en/');
    const { logo, tab, menu } = shell(page, 'en');
    const { headerTabs } = await loadSettings('en');
    await expect(menu).toBeVisible();

    const middleX = sizes[size].width / 2;
    expect(Math.abs((await getCentre(logo)).x - middleX)).toBeLessThan(2);
    const tabCentres = await Promise.all(headerTabs.map(async ({ text }) => (await getCentre(tab(text))).x));
    expect(tabCentres).toEqual([...tabCentres].sort((a, b) => a - b));
    expect(tabCentres.filter((x) => x < middleX)).toHaveLength(Math.ceil(headerTabs.length / 2));
    expect(new Set(await Promise.all(headerTabs.map(async ({ text }) => (await getCentre(tab(text))).y))).size).toBe(1);
  });

test.describe('on desktop', () => {
  test.use({ viewport: sizes.desktop });

  for (const locale of locales)
    test(`nothing in the header of ${locale} overlaps or is cut off${coreTag(locale, 'fr', 'jp')}`, async ({
      page,
    }) => {
      await mockSharePrice(page, 1234.5);
      await visit(page, `/${locale}/`);
      const { header, t } = shell(page, locale);
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      expect(await findOverlaps(header, sizes.desktop.width)).toEqual([]);
    });

  for (const locale of locales)
    test(`on pages of offers in ${locale} the header has the job alert, and room for it at 1280 pixels${coreTag(locale, 'fr')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await mockSharePrice(page, 1234.5);
      await visit(page, await getJobsPath(locale));
      const { header, t } = shell(page, locale);
      const { t: jobsT } = careers(page, locale);
      await expect(header.getByRole('button', { name: jobsT('alert.title') })).toBeVisible();
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      expect(await findOverlaps(header, 1280)).toEqual([]);
    });

  test('the header is transparent over a hero and turns to paper on scroll', async ({ page }) => {
    await visit(page, '/en/');
    const { header } = shell(page, 'en');
    await expect(header).toHaveCSS('background-color', transparent);
    await expect(header).toHaveCSS('color', ivory);
    await scrollBy(page, 300);
    await expect(header).toHaveCSS('background-color', ivory);
    await expect(header).toHaveCSS('color', ink);
    await scrollBy(page, -300);
    await expect(header).toHaveCSS('background-color', transparent);
  });
});
