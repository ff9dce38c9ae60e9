import { type Locale, locales, localeTable } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ viewport: sizes.tablet });

for (const locale of ['en', 'cn'] satisfies Locale[]) {
  test(`the tablet header in ${locale} offers the menu, the saved offers, search, sharing and languages${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/`);
    const { header, menu, burger, tools, t } = shell(page, locale);
    await expect(menu).toBeHidden();
    await expect(tools).toBeHidden();
    await expect(burger).toBeVisible();
    const names = () => header.locator('button:visible').evaluateAll((all) => all.map((button) => button.ariaLabel));
    await expect
      .poll(names)
      .toEqual([
        t('menu.open'),
        t('favourites.open', { count: 0 }),
        t('search.open'),
        t('share.open'),
        t('language.open', { language: localeTable[locale].name }),
      ]);
  });

  test(`the tablet's share button in ${locale} shows and hides the ways to share the page${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    await visit(page, `/${locale}/`);
    const { header, shareButton } = shell(page, locale);
    const network = header.getByRole('link', { name: 'LinkedIn' });
    await expect(network).toBeHidden();
    await shareButton.click();
    await expect(network).toBeVisible();
    await expect(shareButton).toHaveAttribute('aria-expanded', 'true');
    await shareButton.click();
    await expect(network).toBeHidden();
    await shareButton.click();
    await page.keyboard.press('Escape');
    await expect(network).toBeHidden();
    await shareButton.click();
    await page.mouse.click(60, 1000);
    await expect(network).toBeHidden();
  });

  test(`the tablet's language button in ${locale} links to the other languages @all`, async ({ page }) => {
    await visit(page, await address('governance', locale));
    const { header, t } = shell(page, locale);
    await header.getByRole('button', { name: t('language.open', { language: localeTable[locale].name }) }).click();
    const links = header.locator('a[hreflang]:visible');
    await expect(links).toHaveText(locales.map((other) => localeTable[other].name));
    await expect(header.locator('a[hreflang][aria-current]:visible')).toHaveText(localeTable[locale].name);
    await links.filter({ hasText: localeTable.it.name }).click();
    await expect(page).toHaveURL(await address('governance', 'it'));
  });
}

test('opening one menu closes the other', async ({ page }) => {
  await visit(page, '/en/');
  const { header, shareButton, t } = shell(page, 'en');
  await shareButton.click();
  await header.getByRole('button', { name: t('language.open', { language: 'English' }) }).click();
  await expect(shareButton).toHaveAttribute('aria-expanded', 'false');
  await expect(header.getByRole('link', { name: 'LinkedIn' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Italiano' })).toBeVisible();
});
