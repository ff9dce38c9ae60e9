import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath } from '../support/content';
import { coreTag } from '../support/core';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { visit } from '../support/visit';

const searches: { locale: Locale; query: string; unknownQuery: string }[] = [
  { locale: 'en', query: 'leather', unknownQuery: 'xylophone' },
  { locale: 'jp', query: '革', unknownQuery: '麤齾麤' },
];

const searchLocators = (page: Page, locale: Locale) => {
  const t = getTranslator(locale);
  const main = page.getByRole('main');
  return {
    t,
    // A search field, which becomes a combobox once its suggestions have loaded.
    field: main.getByLabel(t('search.field')),
    submit: main.getByRole('button', { name: t('search.submit') }),
    results: main.getByRole('region', { name: t('search.results') }).getByRole('listitem'),
    status: main.getByRole('status'),
    category: main.locator('input[name="category"][value="sustainability"]'),
  };
};

const numberPattern = /\d+/;

for (const { locale, query, unknownQuery } of searches) {
  test(`the page of results searches, narrows and says when nothing is found in ${locale}${coreTag(locale, 'en')}`, async ({
    page,
  }) => {
    const path = await getEntryPath('search', locale);
    const { field, results, status, category, t } = searchLocators(page, locale);
    await visit(page, path);
    await field.fill(query);
    await field.press('Enter');
    await expect(page).toHaveURL(`${path}?search=${encodeURIComponent(query)}`);
    await expect(results.first()).toBeVisible();
    await expect(results.locator('mark').first()).toBeVisible();
    const allCount = Number(numberPattern.exec(await status.innerText())?.[0]);

    await category.check();
    await expect(page).toHaveURL(/category=/);
    await expect.poll(async () => Number(numberPattern.exec(await status.innerText())?.[0])).toBeLessThan(allCount);
    await category.uncheck();
    await field.fill(unknownQuery);
    await field.press('Enter');
    await expect(status).toHaveText(t('searchExpander.noResult', { query: unknownQuery }));
    await page.goBack();
    await expect(field).toHaveValue(query);
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`the footer links to the search, whose page shows results${coreTag(locale, 'en')}`, async ({ page }) => {
      await page.goto(`/${locale}/`);
      const path = await getEntryPath('search', locale);
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      const { field, submit, results, category, status } = searchLocators(page, locale);
      await field.fill(query);
      await submit.click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?search=`));
      await expect(results.first()).toBeVisible();
      const allCount = Number(numberPattern.exec(await status.innerText())?.[0]);
      await category.check();
      await submit.click();
      await expect(page).toHaveURL(/category=/);
      expect(Number(numberPattern.exec(await status.innerText())?.[0])).toBeLessThan(allCount);
    });
  });
}
