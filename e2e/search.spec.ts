import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { SearchResponse } from '@/lib/model/search';
import { address, entry, headingOf, settings } from './support/content';
import { coreIn } from './support/core';
import { centreOf, isSameDocument, markDocument, shell } from './support/shell';
import { sizes } from './support/sizes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const endpoint = '**/api/search-content/';

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
    submit: searchPopup.getByRole('button', { name: t('search.submit') }),
    status: searchPopup.getByRole('status'),
    results: searchPopup.getByRole('region', { name: t('search.results') }).getByRole('listitem'),
    order: searchPopup.getByRole('combobox', { name: t('search.sort') }),
  };
};

const dates = (page: Page) =>
  page.locator('dialog li time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));

const queries: Record<Locale, { typed: string; finds: string }> = {
  en: { typed: 'saddle stitch', finds: 'orvaine' },
  fr: { typed: 'mécénat', finds: 'patronage' },
  it: { typed: 'sostenibilità', finds: 'sustainability' },
  cn: { typed: '可持续', finds: 'sustainability' },
  jp: { typed: '京都', finds: 'kyoto-atelier' },
};

for (const locale of locales)
  test(`a search in ${locale} counts its results and links to them${coreIn(locale, 'en', 'jp')}`, async ({ page }) => {
    const { typed, finds } = queries[locale];
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

test('accents and case make no difference @all', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, '/fr/');
  const { field, submit, status, results, t } = await openSearch(page, 'fr');
  const countOf = async (query: string) => {
    await field.fill(query);
    await submit.click();
    await expect(status).toContainText(t('searchExpander.resultCount', { count: 2, query }).slice(-query.length - 4));
    return results.count();
  };
  const count = await countOf('métiers');
  expect(count).toBeGreaterThan(3);
  expect(await countOf('METIERS')).toBe(count);
});

for (const size of ['tablet', 'mobile'] as const)
  for (const locale of ['en', 'cn'] satisfies Locale[])
    test(`on ${size} in ${locale} the header's button opens the search${coreIn(`${size} ${locale}`, 'mobile en')}`, async ({
      page,
    }) => {
      await page.setViewportSize(sizes[size]);
      await visit(page, await address('history', locale));
      const { popup, field, submit, status, results, t } = await openSearch(page, locale);
      await field.fill('Orvaine');
      await submit.click();
      await expect(results.first()).toBeVisible();
      const values = { count: await results.count(), query: 'Orvaine' };
      const key = size === 'mobile' ? 'searchExpander.resultCountMobile' : 'searchExpander.resultCount';
      await expect(status.locator('span:visible')).toHaveText(t(key, values));
      await popup.getByRole('button', { name: t('popup.close') }).click();
      await expect(popup).toBeHidden();
      await expect(shell(page, locale).searchButton).toBeFocused();
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

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: sizes.mobile });

  test('a second tap on the search button closes the search', async ({ page }) => {
    await visit(page, '/en/');
    const { searchButton, searchPopup } = shell(page, 'en');
    const { x, y } = await centreOf(searchButton);
    await page.touchscreen.tap(x, y);
    await expect(searchPopup).toBeVisible();
    await page.touchscreen.tap(x, y);
    await expect(searchPopup).toBeHidden();
  });
});

test.describe('on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('submitting an emptied field clears the panel, and so does taking the last filter away @all', async ({
    page,
  }) => {
    await visit(page, '/en/');
    const { popup, field, submit, status, results } = await openSearch(page, 'en');
    await field.fill('silk');
    await submit.click();
    await expect(status).toContainText('silk');
    await field.fill('');
    await submit.click();
    await expect(status).toHaveText('');
    await expect(results).toHaveCount(0);
    const box = popup.getByRole('checkbox', { name: 'Finance' });
    await box.check();
    await expect(results.first()).toBeVisible();
    await expect(status).not.toContainText('silk');
    await box.uncheck();
    await expect(status).toHaveText('');
    await expect(results).toHaveCount(0);
  });

  test('a result that is opened in a new tab leaves the search open @all', async ({ page, context }) => {
    await visit(page, '/en/');
    const { popup, field } = await openSearch(page, 'en');
    await field.fill('Sarmante');
    await field.press('Enter');
    const result = popup.getByRole('link', { name: 'Sarmante', exact: true });
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await result.click(how);
      await expect(await opened).toHaveURL(await address('sarmante', 'en'));
      await expect(popup).toBeVisible();
      await expect(page).toHaveURL('/en/');
    }
  });

  for (const [locale, typed] of [
    ['en', 'dividend'],
    ['jp', '配当'],
  ] satisfies [Locale, string][])
    test(`categories and the order search again in ${locale}${coreIn(locale, 'en')}`, async ({ page }) => {
      await visit(page, `/${locale}/`);
      const { popup, field, results, order, t } = await openSearch(page, locale);
      const { categories } = await settings(locale);
      for (const { label } of categories) await expect(popup.getByRole('checkbox', { name: label })).toBeVisible();
      await field.fill(typed);
      await field.press('Enter');
      await expect(results.first()).toBeVisible();
      const all = await results.count();
      expect(await dates(page)).toEqual((await dates(page)).toSorted().reverse());

      const finance = categories.find(({ key }) => key === 'finance');
      const box = popup.getByRole('checkbox', { name: finance?.label ?? '' });
      await box.check();
      await expect.poll(() => results.count()).toBeLessThan(all);
      await expect(results.first()).toBeVisible();

      const newestFirst = await dates(page);
      await order.selectOption({ label: t('search.sort-date_asc') });
      await expect.poll(() => dates(page)).toEqual(newestFirst.toReversed());
      await box.uncheck();
      await expect(results).toHaveCount(all);

      const bestFirst = page.waitForResponse(endpoint);
      await order.selectOption({ label: t('search.sort-relevance') });
      const response = await bestFirst;
      expect(response.request().postDataJSON()).toMatchObject({ sort: 'relevance' });
      const { result }: SearchResponse = await response.json();
      // In the order of dates only close matches are shown; best first, the others follow them.
      expect(result.length).toBeGreaterThanOrEqual(all);
      await expect(results).toHaveCount(result.length);
    });

  for (const [locale, typed, finds] of [
    ['en', 'sarm', 'sarmante'],
    ['jp', '京都', 'kyoto-atelier'],
  ] satisfies [Locale, string, string][]) {
    test(`typing in ${locale} shows suggestions, which can be followed by mouse and by keyboard${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      const wanted = await entry(finds, locale);
      const path = await address(finds, locale);
      await visit(page, `/${locale}/`);
      await markDocument(page);
      for (const how of ['mouse', 'keyboard'] as const) {
        const { popup, field, suggestions } = await openSearch(page, locale);
        await field.pressSequentially(typed, { delay: 20 });
        const suggested = suggestions.getByRole('option', { name: wanted.pageTitle, exact: true });
        await expect(suggested).toBeVisible();
        await expect(suggested.locator('img')).toBeVisible();
        await expect(field).toHaveAttribute('aria-expanded', 'true');
        if (how === 'mouse') await suggested.click();
        else {
          while ((await suggested.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
          await expect(field).toBeFocused();
          await expect(field).toHaveValue(typed);
          await expect(field).toHaveAttribute('aria-activedescendant', `${await suggested.getAttribute('id')}`);
          await page.keyboard.press('Enter');
        }
        await expect(popup).toBeHidden();
        await expect(page).toHaveURL(path);
        expect(await isSameDocument(page)).toBe(true);
        await page.goBack();
        await expect(page).toHaveURL(`/${locale}/`);
      }
    });

    test(`suggestions in ${locale} leave Enter to the search, and the second Escape to the popup${coreIn(locale, 'en')}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      const { popup, field, suggestions, results } = await openSearch(page, locale);
      await field.pressSequentially(typed, { delay: 20 });
      await expect(suggestions).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(suggestions).toBeHidden();
      await expect(popup).toBeVisible();
      await expect(field).toHaveValue(typed);
      await page.keyboard.press('ArrowDown');
      await expect(suggestions).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(results.first()).toBeVisible();
      await expect(suggestions).toBeHidden();
      await expect(page).toHaveURL(`/${locale}/`);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
    });

    test(`typing in ${locale} continues if suggestions fail @all`, async ({ page }) => {
      await page.route('**/api/search-suggestions/**', (route) => route.abort());
      await visit(page, `/${locale}/`);
      const { field, suggestions, results } = await openSearch(page, locale);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('suggestions'));
      await field.pressSequentially(typed, { delay: 20 });
      await failed;
      await expect(suggestions).toBeHidden();
      await expect(field).toHaveValue(typed);
      await page.keyboard.press('Enter');
      await expect(results.first()).toBeVisible();
    });
  }

  test('a document that is found opens at its address, and can be downloaded beside it', async ({ page, request }) => {
    await visit(page, '/en/');
    const { field, results, t } = await openSearch(page, 'en');
    await field.fill('annual report 2025');
    await field.press('Enter');
    const found = results.first();
    const href = `${await found.getByRole('heading').getByRole('link').getAttribute('href')}`;
    expect(href).toMatch(/^\/documents\/finance\/.+\.pdf$/);
    expect((await request.get(href)).headers()['content-disposition']).toMatch(/^inline/);
    const download = page.waitForEvent('download');
    await found.getByRole('link', { name: t('document.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test('a category without keywords finds its articles @all', async ({ page }) => {
    await visit(page, '/en/');
    const { popup, results } = await openSearch(page, 'en');
    await popup.getByRole('checkbox', { name: 'Finance' }).check();
    await expect(results.nth(20)).toBeVisible();
  });

  for (const locale of ['en', 'fr', 'cn'] satisfies Locale[])
    test(`a search without results in ${locale} quotes the keywords in guillemets${coreIn(locale, 'fr')}`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/`);
      const { field, submit, status, results, t } = await openSearch(page, locale);
      await field.fill('zzqxv <b>&');
      await submit.click();
      await expect(status).toHaveText(t('searchExpander.noResult', { query: 'zzqxv <b>&' }));
      await expect(status).toHaveText(/«\s?zzqxv <b>&\s?»/);
      await expect(results).toHaveCount(0);
    });

  for (const [how, answer] of [
    ['does not arrive', null],
    ['is refused', { status: 502, json: { success: false, result: [], message: 'no' } }],
    ['is no JSON', { status: 200, body: 'oops' }],
  ] as const)
    test(`a search that ${how} says that it failed, without quoting its keywords, and clears the results${coreIn(how, 'does not arrive')}`, async ({
      page,
    }) => {
      await visit(page, '/jp/');
      const { field, submit, status, results, t } = await openSearch(page, 'jp');
      await field.fill('京都');
      await submit.click();
      await expect(results.first()).toBeVisible();
      await page.route(endpoint, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await submit.click();
      await expect(status).toHaveText(t('searchExpander.searchResultError'));
      await expect(results).toHaveCount(0);
      await page.unroute(endpoint);
      await submit.click();
      await expect(results.first()).toBeVisible();
    });

  test('an empty search sends nothing @all', async ({ page }) => {
    await visit(page, '/en/');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/search-content/')) sent += 1;
    });
    const { field, submit, order, status } = await openSearch(page, 'en');
    await submit.click();
    await field.fill('   ');
    await submit.click();
    await order.selectOption('date_asc');
    await expect(status).toHaveText('');
    await field.fill('leather');
    await submit.click();
    await expect(status).toContainText('leather');
    expect(sent).toBe(1);
  });

  test('a new search replaces the running one @all', async ({ page }) => {
    await visit(page, '/en/');
    const { field, submit, status, t } = await openSearch(page, 'en');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(endpoint, async (route) => {
      if (route.request().postDataJSON().search === 'slow') await held;
      await route.continue().catch(() => {});
    });
    await field.fill('slow');
    await submit.click();
    await expect(status).toHaveText(t('searchExpander.searching'));
    await field.fill('Sarmante');
    await submit.click();
    await expect(status).toContainText('Sarmante');
    release();
    await field.fill('Orvaine');
    await submit.click();
    await expect(status).toContainText('Orvaine');
    await expect(status).not.toContainText('slow');
  });

  test('the search sends the parameters that the API expects @all', async ({ page }) => {
    await visit(page, '/cn/');
    const { popup, field, submit } = await openSearch(page, 'cn');
    await popup.getByRole('checkbox').first().check();
    await field.fill('皮具');
    const request = page.waitForRequest(endpoint);
    await submit.click();
    expect((await request).method()).toBe('POST');
    expect((await request).postDataJSON()).toEqual({
      search: '皮具',
      sort: 'date_desc',
      categories: [(await settings('cn')).categories[0]?.key],
      locale: 'cn',
    });
  });

  test('a click on a result closes the popup even if the result is the page that is shown @all', async ({ page }) => {
    await visit(page, await address('sarmante', 'en'));
    const { popup, field } = await openSearch(page, 'en');
    await field.fill('Sarmante');
    await field.press('Enter');
    await popup.getByRole('link', { name: 'Sarmante', exact: true }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(await address('sarmante', 'en'));
  });
});
