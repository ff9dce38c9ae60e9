import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath } from '../support/content';
import { coreTag } from '../support/core';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { visit } from '../support/visit';

const lists = [
  { id: 'news', filter: 'category', value: 'finance' },
  { id: 'highlights', filter: 'category', value: 'houses' },
  { id: 'people', filter: 'jobFamily', value: 'craft' },
] as const;

const listLocators = (page: Page, locale: Locale) => {
  const t = getTranslator(locale, 'lists');
  const main = page.getByRole('main');
  return {
    t,
    main,
    cards: main.getByRole('article'),
    select: (name: string) => main.getByRole('combobox', { name: t(`filters.${name}`) }),
    more: main.getByRole('link', { name: t('more') }),
  };
};

const locale = 'en';

for (const { id, filter, value } of lists) {
  test(`${id} are narrowed and extended${coreTag(id, 'news')}`, async ({ page }) => {
    const path = await getEntryPath(id, locale);
    const { cards, select, more } = listLocators(page, locale);
    await visit(page, path);
    const firstPageCount = await cards.count();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(firstPageCount);
    await expect(page).toHaveURL(`${path}?page=1`);
    await expect(cards.nth(firstPageCount).getByRole('link')).toBeFocused();

    const nextCardLink = cards.nth(firstPageCount).getByRole('link');
    const name = await nextCardLink.innerText();
    await nextCardLink.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?page=1`);
    await expect(cards.nth(firstPageCount)).toContainText(name);

    await select(filter).focus();
    await select(filter).selectOption(value);
    await expect(page).toHaveURL(`${path}?${filter}=${value}`);
    await expect(select(filter)).toBeFocused();
    await expect(cards.first()).toBeVisible();
  });

  test.describe(`${id} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test(`are narrowed by a form, and can be paged through${coreTag(id, 'news')}`, async ({ page }) => {
      const path = await getEntryPath(id, locale);
      const { cards, select, more, main, t } = listLocators(page, locale);
      await page.goto(path);
      const newestText = await cards.first().innerText();
      await more.click();
      await expect(page).toHaveURL(`${path}?page=1`);
      await expect(cards.first()).not.toHaveText(newestText);
      await main.getByRole('link', { name: t('previous') }).click();
      await expect(page).toHaveURL(path);

      await select(filter).selectOption(value);
      await main.getByRole('button', { name: t('filters.apply') }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]${filter}=${value}`));
      await expect(select(filter)).toHaveValue(value);
      await expect(cards.first()).toBeVisible();
    });
  });
}
