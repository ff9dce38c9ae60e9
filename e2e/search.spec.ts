import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath, getHeading, loadEntry } from './support/content';
import { coreTag } from './support/core';
import { getCentre, isSameDocument, markDocument, shell } from './support/shell';
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

for (const [locale, query, expectedId] of [
  ['en', 'saddle stitch', 'orvaine'],
  ['jp', '京都', 'kyoto-atelier'],
] satisfies [Locale, string, string][])
  test(`a search in ${locale} counts its results and links to them`, async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await visit(page, `/${locale}/`);
    const { popup, field, status, results, t } = await openSearch(page, locale);
    await expect(results).toHaveCount(0);
    await field.fill(query);
    await field.press('Enter');
    await expect(results.first()).toBeVisible();
    const count = await results.count();
    await expect(status.locator('span:visible')).toHaveText(t('searchExpander.resultCount', { count, query }));

    const expectedEntry = await loadEntry(expectedId, locale);
    await markDocument(page);
    await popup.getByRole('link', { name: expectedEntry.pageTitle, exact: true }).first().click();
    await expect(page).toHaveURL(await getEntryPath(expectedId, locale));
    await expect(popup).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(getHeading(expectedEntry));
    expect(await isSameDocument(page)).toBe(true);
  });

for (const size of ['mobile', 'tablet', 'desktop', 'large'] as const) {
  test(`on ${size} text that is typed immediately is searched for${coreTag(size, 'mobile')}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await visit(page, await getEntryPath('history', 'en'));
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

  // Below desktop width, the button of the popup is in the same place.
  if (size === 'mobile' || size === 'tablet')
    test(`on ${size} the search is closed by a second tap on the button that opened it${coreTag(size, 'mobile')}`, async ({
      page,
    }) => {
      await page.setViewportSize(sizes[size]);
      await visit(page, await getEntryPath('history', 'en'));
      const { searchButton } = shell(page, 'en');
      const { x, y } = await getCentre(searchButton);
      const { popup } = await openSearch(page, 'en');
      await page.mouse.click(x, y);
      await expect(popup).toBeHidden();
      await expect(searchButton).toBeFocused();
    });
}

test.describe('on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('typing shows suggestions, which can be followed by mouse and by keyboard', async ({ page }) => {
    const expectedEntry = await loadEntry('sarmante', 'en');
    const path = await getEntryPath('sarmante', 'en');
    await visit(page, '/en/');
    await markDocument(page);
    for (const method of ['mouse', 'keyboard'] as const) {
      const { popup, field, suggestions } = await openSearch(page, 'en');
      await field.pressSequentially('sarm', { delay: 20 });
      const suggestion = suggestions.getByRole('option', { name: expectedEntry.pageTitle, exact: true });
      await expect(suggestion).toBeVisible();
      await expect(suggestion.locator('img')).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      if (method === 'mouse') await suggestion.click();
      else {
        while ((await suggestion.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('sarm');
        await expect(field).toHaveAttribute('aria-activedescendant', `${await suggestion.getAttribute('id')}`);
        await page.keyboard.press('Enter');
      }
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(path);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/en/');
    }
  });
});
