import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { findOverflow } from './support/layout';
import { shell } from './support/shell';
import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const locale of ['en', 'jp'] satisfies Locale[])
  test(`the search and the mobile menu in ${locale} fit a window of 320 pixels${coreTag(locale, 'jp')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${locale}/`);
    const { searchButton, searchPopup, menuButton, mobileMenu, t } = shell(page, locale);
    const fitsWidth = (dialog: typeof searchPopup) =>
      dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    await searchButton.click();
    await searchPopup.getByLabel(t('search.field')).fill('Orvaine');
    await expect(searchPopup.getByRole('listbox')).toBeVisible();
    expect(await fitsWidth(searchPopup)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(searchPopup.getByRole('link').first()).toBeVisible();
    expect(await fitsWidth(searchPopup)).toBe(true);
    await searchPopup.getByRole('button', { name: t('popup.close') }).click();
    await menuButton.click();
    await expect(mobileMenu).toBeVisible();
    expect(await fitsWidth(mobileMenu)).toBe(true);
    await mobileMenu.getByRole('listitem').getByRole('button').nth(1).click();
    await expect(mobileMenu.getByRole('button', { name: t('menu.back') })).toBeVisible();
    expect(await fitsWidth(mobileMenu)).toBe(true);
  });

test('text that is twice as large, or has the spacing that readers set, is not cut off @all', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const id of ['home', 'investors', 'governance']) {
    await visit(page, await getEntryPath(id, 'en'));
    await page.addStyleTag({
      content: `html { font-size: 200% }
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`,
    });
    expect(await findOverflow(page), id).toEqual([]);
  }
});
