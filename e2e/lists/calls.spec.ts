import type { Page } from '@playwright/test';
import { cms } from '@/lib/upstreams/cms';
import { getEntryPath } from '../support/content';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';
import { visit } from '../support/visit';

/** Opens a page, and records the API calls that it makes and whether it is reloaded. */
const recordCalls = async (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await visit(page, path);
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  return {
    expectCall: (call: string | RegExp) =>
      expect.poll(() => calls, { timeout: 15_000 }).toContainEqual(expect.stringMatching(call)),
    expectNoReload: () => expect(page.locator('html[data-stays]')).toHaveCount(1),
  };
};

const locale = 'en';

test.describe('without a reload', () => {
  const commonT = getTranslator(locale);
  const listsT = getTranslator(locale, 'lists');
  const nextLink = (page: Page) => page.getByRole('main').getByRole('link', { name: commonT('pager.next') });

  test('events are narrowed, paged and restored by going back', async ({ page }) => {
    const path = await getEntryPath('events', locale);
    const { expectCall, expectNoReload } = await recordCalls(page, path);
    const main = page.getByRole('main');
    const events = main.getByRole('article');
    const year = main.getByRole('combobox', { name: listsT('filters.year') });
    const allTitles = await events.getByRole('heading').allInnerTexts();

    await year.focus();
    await year.selectOption('2025');
    await expectCall(new RegExp(`^GET /api/events/\\?locale=${locale}&year=2025&type=$`));
    await expect(page).toHaveURL(`${path}?year=2025`);
    const expectedEvents = (await cms.events({ locale, draft: false })).filter(
      ({ startDate, endDate }) => startDate < '2026' && endDate >= '2025',
    );
    await expect(events).toHaveCount(expectedEvents.length);
    await expect(
      main
        .getByRole('status')
        .filter({ hasText: getTranslator(locale, 'events')('count', { count: expectedEvents.length }) }),
    ).toBeVisible();
    await expect(year).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(year).toHaveValue('');
    await expect(events.getByRole('heading')).toHaveText(allTitles);
    await page.goForward();
    await expect(year).toHaveValue('2025');
    await expect(events).toHaveCount(expectedEvents.length);

    await year.selectOption('');
    await expect(events.getByRole('heading')).toHaveText(allTitles);
    await nextLink(page).click();
    await expect(page).toHaveURL(`${path}?page=1`);
    await expect(events.getByRole('heading')).not.toHaveText(allTitles);
    await expectNoReload();
  });
});
