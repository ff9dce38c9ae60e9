import type { Page } from '@playwright/test';
import { cms } from '@/lib/upstreams/cms';
import { address } from '../support/content';
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

const locale = 'en';

test.describe('without a reload', () => {
  const common = words(locale);
  const lists = words(locale, 'lists');
  const next = (page: Page) => page.getByRole('main').getByRole('link', { name: common('pager.next') });

  test('events are narrowed, paged and restored by going back', async ({ page }) => {
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

  test('figures are paged and restored by going back', async ({ page }) => {
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
});
