import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { address } from './support/content';
import { everyPage, pathOf } from './support/pages';
import { shell } from './support/shell';
import { expect, test } from './support/test';
import { quote, visit } from './support/visit';

const widths = [320, 375, 820, 1440, 1920];

/** The elements that stick out of the window sideways, but for those within a part that scrolls by itself. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let part = element.parentElement; part && part !== document.body; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible') return true;
      return false;
    };
    const wide =
      document.documentElement.scrollWidth > room ? [`the page: ${document.documentElement.scrollWidth}`] : [];
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > room + 1 || left < -1) && !scrolls(element);
    });
    return [
      ...wide,
      ...out.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    ];
  });

/** The breadcrumbs that something else lies over. */
const covered = (page: Page): Promise<(string | null)[]> =>
  page.locator('main nav ol a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.textContent),
  );

for (const locale of ['en', 'jp'] satisfies Locale[]) {
  for (const type of everyPage)
    test(`${type} in ${locale} fits windows from ${widths[0]} to ${widths.at(-1)} pixels`, async ({ page }) => {
      await quote(page, 1234.5);
      await visit(page, await pathOf(type, locale));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `at ${width} pixels`).toEqual([]);
        expect.soft(await covered(page), `breadcrumbs at ${width} pixels`).toEqual([]);
      }
    });

  test(`the search and the mobile menu in ${locale} fit a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${locale}/`);
    const { searchButton, searchPopup, burger, mobileMenu, t } = shell(page, locale);
    const fits = (dialog: typeof searchPopup) =>
      dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    await searchButton.click();
    await searchPopup.getByRole('searchbox').fill('Orvaine');
    await page.keyboard.press('Enter');
    await expect(searchPopup.getByRole('link').first()).toBeVisible();
    expect(await fits(searchPopup)).toBe(true);
    await searchPopup.getByRole('button', { name: t('popup.close') }).click();
    await burger.click();
    await expect(mobileMenu).toBeVisible();
    expect(await fits(mobileMenu)).toBe(true);
    await mobileMenu.getByRole('listitem').getByRole('button').nth(1).click();
    await expect(mobileMenu.getByRole('button', { name: t('menu.back') })).toBeVisible();
    expect(await fits(mobileMenu)).toBe(true);
  });
}

test('text twice as large, or spaced as readers may wish, is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const id of ['home', 'investors', 'governance']) {
    await visit(page, await address(id, 'en'));
    await page.addStyleTag({
      content: `html { font-size: 200% }
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`,
    });
    expect(await overflow(page), id).toEqual([]);
  }
});
