import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

const searches: { locale: Locale; typed: string; unknown: string }[] = [
  { locale: 'en', typed: 'leather', unknown: 'xylophone' },
  { locale: 'jp', typed: '革', unknown: '麤齾麤' },
];

const parts = (page: Page, locale: Locale) => {
  const t = words(locale);
  const main = page.getByRole('main');
  return {
    t,
    // A search field, which becomes a combobox once its suggestions have loaded.
    field: main.getByLabel(t('search.field')),
    suggestions: main.getByRole('listbox', { name: t('search.suggestions') }),
    submit: main.getByRole('button', { name: t('search.submit') }),
    results: main.getByRole('region', { name: t('search.results') }).getByRole('listitem'),
    status: main.getByRole('status'),
    category: main.locator('input[name="category"][value="sustainability"]'),
  };
};

const count = /\d+/;

for (const { locale, typed, unknown } of searches) {
  test(`the page of results searches, narrows and says when nothing is found in ${locale}${coreIn(locale, 'en')}`, async ({
    page,
  }) => {
    const path = await address('search', locale);
    const { field, results, status, category, t } = parts(page, locale);
    await visit(page, path);
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(`${path}?search=${encodeURIComponent(typed)}`);
    await expect(results.first()).toBeVisible();
    await expect(results.locator('mark').first()).toBeVisible();
    const all = Number(count.exec(await status.innerText())?.[0]);

    await category.check();
    await expect(page).toHaveURL(/category=/);
    await expect.poll(async () => Number(count.exec(await status.innerText())?.[0])).toBeLessThan(all);
    await category.uncheck();
    await field.fill(unknown);
    await field.press('Enter');
    await expect(status).toHaveText(t('searchExpander.noResult', { query: unknown }));
    await page.goBack();
    await expect(field).toHaveValue(typed);
  });

  test(`the page of results suggests completions in ${locale}, and has the best match first${coreIn(locale, 'jp')}`, async ({
    page,
  }) => {
    const path = await address('search', locale);
    const { field, suggestions, results, t } = parts(page, locale);
    await visit(page, path);
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially(typed, { delay: 20 });
    const suggested = suggestions.getByRole('option').first();
    await expect(suggested).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(suggestions).toBeHidden();
    await expect(results.first()).toBeVisible();
    await page.getByRole('combobox', { name: t('search.sort') }).selectOption({ label: t('search.sort-relevance') });
    await expect(page).toHaveURL(`${path}?search=${encodeURIComponent(typed)}&sort=relevance`);
    await expect(results.first()).toBeVisible();

    await field.press('End');
    await field.press('ArrowDown');
    await expect(suggested).toBeVisible();
    const href = `${await suggested.getAttribute('href')}`;
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the footer links to the search, whose page shows results${coreIn(locale, 'en')}`, async ({ page }) => {
      await page.goto(`/${locale}/`);
      const path = await address('search', locale);
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      const { field, submit, results, category, status } = parts(page, locale);
      await field.fill(typed);
      await submit.click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?search=`));
      await expect(results.first()).toBeVisible();
      const all = Number(count.exec(await status.innerText())?.[0]);
      await category.check();
      await submit.click();
      await expect(page).toHaveURL(/category=/);
      expect(Number(count.exec(await status.innerText())?.[0])).toBeLessThan(all);
    });
  });
}
