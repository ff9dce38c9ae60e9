import { cms } from '@/lib/upstreams/cms';
import { getEntryPath } from '../support/content';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('events are narrowed by a form, and each has its anchor', async ({ page }) => {
    const listsT = getTranslator('en', 'lists');
    const path = await getEntryPath('events', 'en');
    await page.goto(path);
    const main = page.getByRole('main');
    const events = main.getByRole('article');
    const year = main.getByRole('combobox', { name: listsT('filters.year') });
    await year.selectOption('2023');
    await main.getByRole('button', { name: listsT('filters.apply') }).click();
    await expect(page).toHaveURL(/year=2023/);
    const expectedEvents = (await cms.events({ locale: 'en', draft: false })).filter(
      ({ startDate, endDate }) => startDate < '2024' && endDate >= '2023',
    );
    await expect(events).toHaveCount(expectedEvents.length);
    await expect(year).toHaveValue('2023');
    await page.goto(`${path}?year=2023#hanaori-red-2023`);
    await expect(events.locator('xpath=self::*[@id="hanaori-red-2023"]')).toBeInViewport();
  });
});

test('an event has a calendar file', async ({ request }) => {
  const response = await request.get('/en/calendar.ics?event=open-workshops-2026');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers()['content-disposition']).toContain('open-workshops-2026.ics');
  expect(await response.text()).toContain('DTSTART;VALUE=DATE:20261113\r\nDTEND;VALUE=DATE:20270201\r\n');
});
