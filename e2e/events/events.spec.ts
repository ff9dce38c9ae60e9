import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { parisDay } from '@/lib/i18n/paris-time';
import { cms } from '@/lib/upstreams/cms';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { shell } from '../support/shell';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

/** Locators for the list of events in a locale. */
const list = (page: Page, locale: Locale) => {
  const main = page.getByRole('main');
  const [t, listsT] = [words(locale, 'events'), words(locale, 'lists')];
  return {
    t,
    listsT,
    main,
    events: main.getByRole('article'),
    filter: (name: string) => main.getByRole('combobox', { name: listsT(`filters.${name}`) }),
    apply: main.getByRole('button', { name: listsT('filters.apply') }),
  };
};

const eventsIn = async (locale: Locale, year: string) =>
  (await cms.events({ locale, draft: false })).filter(
    ({ startDate, endDate }) => startDate.slice(0, 4) <= year && year <= endDate.slice(0, 4),
  );

for (const locale of ['en', 'cn'] satisfies Locale[]) {
  test.describe(`the events in ${locale}`, () => {
    test(`begin with current and upcoming ones, and continue page by page${coreIn(locale, 'en')}`, async ({ page }) => {
      await visit(page, await address('events', locale));
      const { events } = list(page, locale);
      const all = await cms.events({ locale, draft: false });
      const ahead = all.filter(({ endDate }) => endDate >= parisDay(new Date())).reverse();
      const over = all.filter((event) => !ahead.includes(event));
      const inNewTab = ` ${words(locale)('link.newTab')}`;
      const titles = [...ahead, ...over].map(({ title, href }) => title + (href?.startsWith('https:') ? inNewTab : ''));
      await expect(events.getByRole('heading')).toHaveText(titles.slice(0, 12));
      const { t } = shell(page, locale);
      await page.getByRole('link', { name: t('pager.next') }).click();
      await expect(page).toHaveURL(/\?page=1$/);
      await expect(events.getByRole('heading')).toHaveText(titles.slice(12, 24));
    });

    test(`are narrowed as soon as a year or a type is chosen${coreIn(locale, 'en', 'cn')}`, async ({ page }) => {
      await visit(page, await address('events', locale));
      const { events, filter, t } = list(page, locale);
      await filter('year').selectOption('2025');
      await expect(page).toHaveURL(/\?year=2025$/);
      await expect(events).toHaveCount((await eventsIn(locale, '2025')).length);
      await filter('type').selectOption(t('types.exhibition'));
      await expect(page).toHaveURL(/\?year=2025&type=exhibition$/);
      const exhibitions = (await eventsIn(locale, '2025')).filter(({ type }) => type === 'exhibition');
      await expect(events).toHaveCount(exhibitions.length);
      await page.goBack();
      await expect(page).toHaveURL(/\?year=2025$/);
      await expect(filter('type')).toHaveValue('');
    });
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`events are narrowed by a form, and each has its anchor${coreIn(locale, 'en')}`, async ({ page }) => {
      await page.goto(await address('events', locale));
      const { events, filter, apply } = list(page, locale);
      await filter('year').selectOption('2023');
      await apply.click();
      await expect(page).toHaveURL(/year=2023/);
      await expect(events).toHaveCount((await eventsIn(locale, '2023')).length);
      await expect(filter('year')).toHaveValue('2023');
      await page.goto(`${await address('events', locale)}?year=2023#hanaori-red-2023`);
      await expect(events.locator('xpath=self::*[@id="hanaori-red-2023"]')).toBeInViewport();
    });
  });

  test(`an event in ${locale} has a calendar file${coreIn(locale, 'en')}`, async ({ page, request }) => {
    const found = await cms.events({ locale, draft: false });
    const workshops = found.find(({ id }) => id === 'open-workshops-2026');
    const response = await request.get(`/${locale}/calendar.ics?event=open-workshops-2026`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers()['content-disposition']).toContain('open-workshops-2026.ics');
    const file = (await response.text()).replace(/\r\n /g, '');
    expect(file).toContain(`SUMMARY:Halcyre – ${workshops?.title}\r\n`);
    expect(file).toContain('DTSTART;VALUE=DATE:20261113\r\nDTEND;VALUE=DATE:20270201\r\n');
    await visit(page, await address('events', locale));
    const { events, t } = list(page, locale);
    const links = events.getByRole('link', { name: t('add') });
    const ahead = found.filter(({ endDate }) => endDate >= parisDay(new Date()));
    await expect(links).toHaveCount(ahead.length);
    for (const link of await links.all()) expect(await link.getAttribute('type')).toBe('text/calendar');
  });
}

test('a calendar of nothing is a 404 @all', async ({ request }) => {
  for (const path of ['/en/calendar.ics?event=nope', '/cn/calendar.ics?day=nope', '/calendar.ics', '/de/calendar.ics'])
    expect.soft((await request.get(path)).status(), path).toBe(404);
});
