import type { Locator } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { careers, jobsPage } from '../support/careers';
import { address, settings } from '../support/content';
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
  for (const locale of ['en', 'jp'] satisfies Locale[])
    test(`the ${size} menu in ${locale} is split, with the logo in the middle${coreIn(`${size} ${locale}`, 'desktop en')}`, async ({
      page,
    }) => {
      await page.setViewportSize(sizes[size]);
      await visit(page, `/${locale}/`);
      const { logo, tab, menu } = shell(page, locale);
      const { headerTabs } = await settings(locale);
      await expect(menu).toBeVisible();

      const middle = sizes[size].width / 2;
      expect(Math.abs((await centreOf(logo)).x - middle)).toBeLessThan(2);
      const places = await Promise.all(headerTabs.map(async ({ text }) => (await centreOf(tab(text))).x));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places.filter((x) => x < middle)).toHaveLength(Math.ceil(headerTabs.length / 2));
      expect(new Set(await Promise.all(headerTabs.map(async ({ text }) => (await centreOf(tab(text))).y))).size).toBe(
        1,
      );
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
      const { alertPopup, t: jobs } = careers(page, locale);
      const alert = header.getByRole('button', { name: jobs('alert.title') });
      await expect(alert).toBeVisible();
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      expect(await overlaps(header, 1280)).toEqual([]);
      await alert.click();
      await expect(alertPopup.getByRole('textbox', { name: jobs('alert.email') })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(alert).toBeFocused();
    });

  for (const locale of ['en', 'cn'] satisfies Locale[])
    test(`the header in ${locale} holds the share price, join us and the languages, and no burger @all`, async ({
      page,
    }) => {
      await quote(page, 231.4);
      await visit(page, `/${locale}/`);
      const { header, burger, t } = shell(page, locale);
      const { joinUs } = await settings(locale);
      await expect(header.getByText(t('sharePrice.label'))).toBeVisible();
      await expect(header.getByRole('link', { name: joinUs.text, exact: true })).toHaveAttribute('href', joinUs.link);
      await expect(header.getByRole('button', { name: /:|：/ }).last()).toBeVisible();
      await expect(burger).toBeHidden();
    });

  test('the logo links to the home page in the locale @all', async ({ page }) => {
    await visit(page, await address('history', 'fr'));
    await shell(page, 'fr').logo.click();
    await expect(page).toHaveURL('/fr/');
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

  test('the header turns to paper while a submenu is open @all', async ({ page }) => {
    await visit(page, '/en/');
    const { header, tab } = shell(page, 'en');
    await tab('Houses').hover();
    await expect(header).toHaveCSS('background-color', ivory);
  });

  test('the header is paper on a page without a hero @all', async ({ page }) => {
    await visit(page, await address('legal-notice', 'en'));
    await expect(shell(page, 'en').header).toHaveCSS('background-color', ivory);
  });
});
