import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { address, entry, headingOf } from './support/content';
import { coreIn } from './support/core';
import { centreOf, isSameDocument, markDocument, shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Opens the search of the current page and returns its locators. */
const openSearch = async (page: Page, locale: Locale) => {
  const { searchButton, searchPopup, t } = shell(page, locale);
  await searchButton.click();
  await expect(searchPopup).toBeVisible();
  return {
    t,
    popup: searchPopup,
    field: searchPopup.getByRole('combobox', { name: t('search.field') }),
    suggestions: searchPopup.getByRole('listbox', { name: t('search.suggestions') }),
    status: searchPopup.getByRole('status'),
    results: searchPopup.getByRole('region', { name: t('search.results') }).getByRole('listitem'),
  };
};

for (const [locale, typed, finds] of [
  ['en', 'saddle stitch', 'orvaine'],
  ['jp', '京都', 'kyoto-atelier'],
] satisfies [Locale, string, string][])
  test(`a search in ${locale} counts its results and links to them`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, `/${locale}/`);
    const { popup, field, status, results, t } = await openSearch(page, locale);
    await expect(results).toHaveCount(0);
    await field.fill(typed);
    await field.press('Enter');
    await expect(results.first()).toBeVisible();
    const count = await results.count();
    await expect(status.locator('span:visible')).toHaveText(t('searchExpander.resultCount', { count, query: typed }));

    const wanted = await entry(finds, locale);
    await markDocument(page);
    await popup.getByRole('link', { name: wanted.pageTitle, exact: true }).click();
    await expect(page).toHaveURL(await address(finds, locale));
    await expect(popup).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(headingOf(wanted));
    expect(await isSameDocument(page)).toBe(true);
  });

for (const size of ['mobile', 'tablet', 'desktop', 'large'] as const) {
  test(`on ${size} text that is typed at once is searched for${coreIn(size, 'mobile')}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await visit(page, await address('history', 'en'));
    const { popup, field, results } = await openSearch(page, 'en');
    await expect(field).toBeFocused();
    await page.keyboard.type('Orvaine');
    await page.keyboard.press('Enter');
    await expect(results.first()).toBeVisible();
    await expect(field).toHaveValue('Orvaine');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(shell(page, 'en').searchButton).toBeFocused();
  });

  test(`on ${size} the search can be closed with the button that opened it, in the same place${coreIn(size, 'desktop')}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes[size]);
    await visit(page, await address('history', 'en'));
    const { searchButton, searchPopup } = shell(page, 'en');
    const { x, y } = await centreOf(searchButton);
    for (const words of ['', 'Orvaine']) {
      const { field, results } = await openSearch(page, 'en');
      await field.fill(words);
      if (words) {
        await field.press('Enter');
        await expect(results.first()).toBeVisible();
      }
      await page.mouse.click(x, y);
      await expect(searchPopup).toBeHidden();
      await expect(searchButton).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const again = searchPopup.getByRole('button', { name: shell(page, 'en').t('search.open'), exact: true });
    await expect(again).toHaveAttribute('aria-expanded', 'true');
    await again.press('Enter');
    await expect(searchPopup).toBeHidden();
    await expect(searchButton).toBeFocused();
  });
}

test.describe('on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('typing shows suggestions, which can be followed by mouse and by keyboard', async ({ page }) => {
    const wanted = await entry('sarmante', 'en');
    const path = await address('sarmante', 'en');
    await visit(page, '/en/');
    await markDocument(page);
    for (const how of ['mouse', 'keyboard'] as const) {
      const { popup, field, suggestions } = await openSearch(page, 'en');
      await field.pressSequentially('sarm', { delay: 20 });
      const suggested = suggestions.getByRole('option', { name: wanted.pageTitle, exact: true });
      await expect(suggested).toBeVisible();
      await expect(suggested.locator('img')).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      if (how === 'mouse') await suggested.click();
      else {
        while ((await suggested.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('sarm');
        await expect(field).toHaveAttribute('aria-activedescendant', `${await suggested.getAttribute('id')}`);
        await page.keyboard.press('Enter');
      }
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/en/');
    }
  });

  test('suggestions leave Enter to the search, and the second Escape to the popup', async ({ page }) => {
    await visit(page, '/en/');
    const { popup, field, suggestions, results } = await openSearch(page, 'en');
    await field.pressSequentially('sarm', { delay: 20 });
    await expect(suggestions).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestions).toBeHidden();
    await expect(popup).toBeVisible();
    await expect(field).toHaveValue('sarm');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(results.first()).toBeVisible();
    await expect(suggestions).toBeHidden();
    await expect(page).toHaveURL('/en/');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('a category without keywords finds its articles @all', async ({ page }) => {
    await visit(page, '/en/');
    const { popup, results } = await openSearch(page, 'en');
    await popup.getByRole('checkbox', { name: 'Finance' }).check();
    await expect(results.nth(20)).toBeVisible();
  });
});
