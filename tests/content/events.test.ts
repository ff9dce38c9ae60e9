import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { formatParisDate } from '@/lib/i18n/paris-time';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';

const cms = embeddedCms('content');

describe.each(locales)('the events in %s', (locale) => {
  const edition = { locale, draft: false };

  it('each have their own name, text and picture', async () => {
    const events = await cms.events(edition);
    for (const texts of [events.map(({ title }) => title), events.map(({ text }) => text)])
      expect(texts).toEqual([...new Set(texts)]);
    expect(events.filter(({ image }) => !image)).toEqual([]);
  });

  it('include the announced event, with the same title, page and days', async () => {
    const { singleTypeEvent: announcement } = await cms.settings(edition);
    const event = (await cms.events(edition)).find(({ id }) => id === announcement?.eventName);
    expect(event?.href).toBe(announcement?.eventPageUrl);
    expect(event?.title).toBe(announcement?.videoIntro.title);
    expect(formatParisDate(new Date(announcement?.startDate ?? ''))).toBe(event?.startDate);
    expect(formatParisDate(new Date(announcement?.endDate ?? ''))).toBe(event?.endDate);
  });
});
