import { formatParisDate } from '@/lib/i18n/paris-time';
import { publications } from '@/lib/upstreams/publications';
import { getEntryPath } from '../support/content';
import { expect, test } from '../support/test';
import { getTranslator } from '../support/translator';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the financial calendar has the upcoming days, with files, and the past ones', async ({ page, request }) => {
    await page.goto(await getEntryPath('investors', 'en'));
    const t = getTranslator('en', 'calendar');
    const calendar = page.locator('#calendar');
    const days = await publications.calendar('en');
    const upcoming = days.filter(({ date }) => date >= formatParisDate(new Date()));
    const items = calendar.getByRole('listitem');
    await expect(items).toHaveCount(Math.min(upcoming.length, 2));
    if (upcoming.length > 2) await calendar.getByText(t('later')).click();
    await expect(items).toHaveCount(upcoming.length);
    await calendar.getByText(t('past')).click();
    await expect(items).toHaveCount(days.length);
    await expect(calendar.getByRole('link', { name: /2025/ }).first()).toBeVisible();

    const feedLink = calendar.getByRole('link', { name: t('feed') });
    if (upcoming.length === 0) return;
    const file = await (await request.get((await feedLink.getAttribute('href')) ?? '')).text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(upcoming.length);
  });
});
