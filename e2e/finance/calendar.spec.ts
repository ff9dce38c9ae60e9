import type { Locale } from '@/lib/i18n/locales';
import { parisDay } from '@/lib/i18n/paris-time';
import { publications } from '@/lib/upstreams/publications';
import { address } from '../support/content';
import { coreIn } from '../support/core';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { words } from '../support/words';

for (const locale of ['en', 'jp'] satisfies Locale[])
  for (const javaScriptEnabled of [true, false])
    test.describe(`the financial calendar in ${locale}, with JavaScript: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test(`has the upcoming days, with files, and the past ones${coreIn(`${locale} ${javaScriptEnabled}`, 'en true')}`, async ({
        page,
        request,
      }) => {
        const path = await address('investors', locale);
        await (javaScriptEnabled ? visit(page, path) : page.goto(path));
        const t = words(locale, 'calendar');
        const calendar = page.locator('#calendar');
        const days = await publications.calendar(locale);
        const coming = days.filter(({ date }) => date >= parisDay(new Date()));
        const shown = calendar.getByRole('listitem');
        await expect(shown).toHaveCount(Math.min(coming.length, 2));
        if (coming.length > 2) await calendar.getByText(t('later')).click();
        await expect(shown).toHaveCount(coming.length);
        await calendar.getByText(t('past')).click();
        await expect(shown).toHaveCount(days.length);
        await expect(calendar.getByRole('link', { name: /2025/ }).first()).toBeVisible();

        const all = calendar.getByRole('link', { name: t('feed') });
        if (coming.length === 0) return;
        const file = await (await request.get((await all.getAttribute('href')) ?? '')).text();
        expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(coming.length);
      });
    });

test('a day of the calendar has the same time in every calendar', async ({ request }) => {
  const response = await request.get('/fr/calendar.ics?day=annual-results-2026');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await response.text()).toContain('DTSTART:20270211T164500Z');
});

test('the calendar has its own name if the request names no day @all', async ({ request }) => {
  const response = await request.get('/fr/calendar.ics?event=&day=');
  expect(response.headers()['content-disposition']).toContain('halcyre.ics');
});
