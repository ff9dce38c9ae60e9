import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { wholeList } from '@/lib/model/lists/list-query';
import { catalogue } from '@/lib/site/careers/catalogue';
import { jobPath } from '@/lib/site/careers/job-paths';
import { cms } from '@/lib/upstreams/cms';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

/** Opens a page, and records the API calls that it makes and whether it is reloaded. */
const follow = async (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await visit(page, path);
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  return {
    called: (call: string | RegExp) =>
      expect.poll(() => calls, { timeout: 15_000 }).toContainEqual(expect.stringMatching(call)),
    stays: () => expect(page.locator('html[data-stays]')).toHaveCount(1),
  };
};

/**
 * Clicks the button that loads more entries. Checks that the list grows, and that the first link of the new entries has
 * the focus.
 */
const bringMore = async (more: Locator, shown: Locator) => {
  const before = await shown.count();
  await more.click();
  await expect.poll(() => shown.count()).toBeGreaterThan(before);
  await expect(shown.nth(before).getByRole('link').first()).toBeFocused();
};

/** The path of an open offer with at least four similar ones. */
const likedOffer = async (locale: Locale) => {
  const { offers } = await catalogue.searchOffers({ ...wholeList, facets: {}, locale });
  for (const offer of offers)
    if ((await catalogue.similar(locale, offer.jobId, 4)).length === 4) return jobPath(locale, offer);
  throw new Error('No offer on the first page has four like it.');
};

for (const locale of ['en', 'jp'] satisfies Locale[])
  test.describe(`without a reload in ${locale}`, () => {
    const common = words(locale);
    const lists = words(locale, 'lists');
    const next = (page: Page) => page.getByRole('main').getByRole('link', { name: common('pager.next') });
    const more = (page: Page) => page.getByRole('main').getByRole('button', { name: lists('more') });

    test(`events are narrowed, paged and restored by going back${coreIn(locale, 'en', 'jp')}`, async ({ page }) => {
      const path = await address('events', locale);
      const { called, stays } = await follow(page, path);
      const main = page.getByRole('main');
      const events = main.getByRole('article');
      const year = main.getByRole('combobox', { name: lists('filters.year') });
      const all = await events.getByRole('heading').allInnerTexts();

      await year.focus();
      await year.selectOption('2025');
      await called(new RegExp(`^GET /api/events/\\?locale=${locale}&year=2025&type=$`));
      await expect(page).toHaveURL(`${path}?year=2025`);
      const found = (await cms.events({ locale, draft: false })).filter(
        ({ startDate, endDate }) => startDate < '2026' && endDate >= '2025',
      );
      await expect(events).toHaveCount(found.length);
      await expect(
        main.getByRole('status').filter({ hasText: words(locale, 'events')('count', { count: found.length }) }),
      ).toBeVisible();
      await expect(year).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(year).toHaveValue('');
      await expect(events.getByRole('heading')).toHaveText(all);
      await page.goForward();
      await expect(year).toHaveValue('2025');
      await expect(events).toHaveCount(found.length);

      await year.selectOption('');
      await expect(events.getByRole('heading')).toHaveText(all);
      await next(page).click();
      await expect(page).toHaveURL(`${path}?page=1`);
      await expect(events.getByRole('heading')).not.toHaveText(all);
      await stays();
    });

    test(`figures are paged and restored by going back${coreIn(locale, 'en')}`, async ({ page }) => {
      const path = await address('climate-figures', locale);
      const { called, stays } = await follow(page, path);
      const dashboard = await cms.dashboard({ locale, draft: false }, 'climate');
      const [first, , , , fifth] = dashboard?.indicators ?? [];
      const heading = (name = '') => page.getByRole('heading', { level: 3, name, exact: true });
      await next(page).click();
      await called(new RegExp(`^GET /api/dashboard/\\?dashboardId=climate&locale=${locale}&page=1$`));
      await expect(page).toHaveURL(`${path}?page=1`);
      await expect(heading(fifth?.label)).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(heading(first?.label)).toBeVisible();
      await stays();
    });

    test('pictures and films are requested again when the visitor returns @all', async ({ page }) => {
      const { called, stays } = await follow(page, await address('media-library', locale));
      // The page does not load data again if it gets the focus back within seconds, so the event is repeated.
      await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('focus')), 1000));
      await called(new RegExp(`^GET /api/sustainability-album/\\?albumId=vineyards-at-dawn&locale=${locale}$`));
      await called(new RegExp(`^GET /api/finance-album/\\?albumId=capital-markets-day-2026&locale=${locale}$`));
      await called(new RegExp(`^GET /api/youtube-playlist/\\?playlistId=the-hands&locale=${locale}$`));
      await stays();
    });

    test(`an offer shows more similar offers${coreIn(locale, 'en')}`, async ({ page }) => {
      const path = await likedOffer(locale);
      const { called, stays } = await follow(page, path);
      await bringMore(more(page), page.getByRole('main').getByRole('article').getByRole('article'));
      await called(/^POST \/api\/similar-offers\/$/);
      await expect(page).toHaveURL(path);
      await stays();
    });

    test('a page shows more recommendations @all', async ({ page }) => {
      const path = await address('profile', locale);
      const { called, stays } = await follow(page, path);
      await bringMore(more(page), page.locator('[data-section="recommendations"]').getByRole('article'));
      await called(/^POST \/api\/recommendation-search-content\/$/);
      await expect(page).toHaveURL(path);
      await stays();
    });
  });
