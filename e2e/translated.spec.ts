import type { Page } from '@playwright/test';
import { translatePage } from '@/tests/support/translate';
import { careers, getJobsPath } from './support/careers';
import { getEntryPath } from './support/content';
import { coreTag } from './support/core';
import { shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { getTranslator } from './support/translator';
import { mockSharePrice, stopClock, visit } from './support/visit';

/** Opens a page, and translates it and everything that appears on it later, as browsers do. */
const visitTranslated = async (page: Page, path: string) => {
  await visit(page, path);
  await page.evaluate(`{
    const translate = ${translatePage};
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
  }`);
};

/** Follows a link and waits for its page. */
const followLink = async (page: Page, name: string | RegExp) => {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const listsT = getTranslator('en', 'lists');

/** The actions of visitors on each type of page whose texts change. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  'the search popup': async (page) => {
    await visitTranslated(page, '/en/');
    const { searchButton, searchPopup, t } = shell(page, 'en');
    const field = searchPopup.getByRole('combobox', { name: t('search.field') });
    const status = searchPopup.getByRole('status');
    await searchButton.click();
    for (const query of ['zzzzqqq', 'watch', 'leather', 'zzzzqqq', 'watch']) {
      await field.fill(query);
      await field.press('Enter');
      await expect(status).toContainText(query);
    }
    await searchPopup.getByRole('listitem').getByRole('link').first().click();
    await expect(searchPopup).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },

  'the list of news': async (page) => {
    await visitTranslated(page, await getEntryPath('news', 'en'));
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await main.getByRole('combobox', { name: listsT('filters.category') }).selectOption('finance');
    await expect(page).toHaveURL(/category=finance/);
    const first = await cards.count();
    await main.getByRole('link', { name: listsT('more') }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(first);
    await followLink(page, await cards.first().getByRole('heading').innerText());
  },

  'the documents': async (page) => {
    const t = getTranslator('en', 'documents');
    await visitTranslated(page, await getEntryPath('documents', 'en'));
    const main = page.getByRole('main');
    const status = main.locator('form[method=post] [role=status]').last();
    for (let round = 0; round < 3; round += 1) await main.getByRole('link', { name: listsT('more') }).click();
    await main.getByRole('checkbox').first().check();
    await expect(status).toContainText(/^1 /);
    await main.getByRole('button', { name: t('choose-all') }).click();
    await expect(status).not.toContainText(/^1 /);
    await main.getByRole('button', { name: t('clear') }).click();
    await expect(status).toBeEmpty();
    await main.getByRole('combobox', { name: listsT('filters.type') }).selectOption({ label: t('type-results') });
    await expect(page).toHaveURL(/type=results/);
  },

  'the share price': async (page) => {
    const t = getTranslator('en', 'price-chart');
    await page.clock.install();
    await mockSharePrice(page, 1234.5);
    await visitTranslated(page, await getEntryPath('share', 'en'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: getTranslator('en', 'share-price')('period-5y') }).click();
    await expect(main.getByRole('status').filter({ hasText: '5 years' })).toBeVisible();
    await main.getByRole('link', { name: t('compare') }).click();
    await expect(main.getByRole('link', { name: t('alone') })).toBeVisible();
    await main.getByRole('slider').press('ArrowLeft');
    await stopClock(page);
    for (const [price, outdatedText] of [
      [null, '€1,234.50'],
      [1300, '€1,234.50'],
    ] as const) {
      await mockSharePrice(page, price);
      await page.clock.runFor(120_000);
      await expect(page.getByText(outdatedText)).toHaveCount(0);
    }
    await expect(main.getByText('€1,300.00')).toBeVisible();
  },

  'the offers': async (page) => {
    await visitTranslated(page, await getJobsPath('en'));
    const { t, main, field, offers } = careers(page, 'en');
    const filter = main.locator('details').first();
    for (const checked of [true, false]) {
      await filter.locator('summary').click();
      await filter.getByRole('checkbox').first().setChecked(checked);
      await expect(filter.locator('summary')).toContainText(checked ? '(1)' : /^[^(]*$/);
      await page.keyboard.press('Escape');
    }
    for (const query of ['zzzzqqq', 'watch']) {
      await field.fill(query);
      await page.keyboard.press('Enter');
      await expect(
        main.getByRole('link', { name: t('search.remove', { filter: t('search.words', { words: query }) }) }),
      ).toContainText(query);
    }
    await offers.first().getByRole('button').click();
    await offers.first().getByRole('link').click();
    const savedButton = main.getByRole('button', { name: getTranslator('en')('favourites.saved') });
    await expect(savedButton).toBeVisible();
    await savedButton.click();
    await expect(main.getByRole('button', { name: getTranslator('en')('favourites.save') }).first()).toBeVisible();
  },

  'a form': async (page) => {
    const t = getTranslator('en', 'contact');
    await visitTranslated(page, await getEntryPath('contact', 'en'));
    const main = page.getByRole('main');
    const email = main.getByRole('textbox', { name: t('form.email'), exact: true });
    await main.getByRole('button', { name: t('form.submit') }).click();
    await expect(email).toHaveAccessibleDescription(t('form.error-email'));
    await email.fill('reader@reader.example');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('');
  },

  'the menu of a phone': async (page) => {
    await page.setViewportSize(sizes.mobile);
    await visitTranslated(page, '/en/');
    const { menuButton, mobileMenu, t } = shell(page, 'en');
    await menuButton.click();
    for (const index of [0, 1]) {
      await mobileMenu.getByRole('listitem').getByRole('button').nth(index).click();
      await mobileMenu.getByRole('button', { name: t('menu.back') }).click();
    }
    await mobileMenu.getByRole('listitem').getByRole('button').first().click();
    await mobileMenu.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(mobileMenu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const [name, journey] of Object.entries(journeys))
  test(`${name}, translated by the browser, can be used${coreTag(name, 'the search popup', 'the documents', 'the offers')}`, async ({
    page,
  }) => {
    await journey(page);
    await expect(page.getByText(getTranslator('en')('failure.title'))).toHaveCount(0);
  });
