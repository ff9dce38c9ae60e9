import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { embeddedCms } from '@/lib/upstreams/cms/embedded';
import { embeddedPublications } from '@/lib/upstreams/publications/embedded';
import { loadPages } from '@/tests/support/cms-pages';

const cms = embeddedCms('content');
const { calendar } = embeddedPublications('content/finance');

describe.each(locales)('the financial calendar in %s', (locale) => {
  it('links to articles of the same days', async () => {
    const pages = await loadPages(cms, { locale, draft: false });
    const days = (await calendar(locale)).filter(({ pageId }) => pageId);
    expect(days.length).toBeGreaterThanOrEqual(7);
    const published = days.map(({ pageId }) => pages.find(({ id }) => id === pageId)?.publishedAt);
    expect(published).toEqual(days.map(({ date }) => date));
  });
});

it('a day that is also an event has the id and the date of the event', async () => {
  const events = new Map((await cms.events({ locale: 'en', draft: false })).map((event) => [event.id, event]));
  const shared = (await calendar('en')).filter(({ id }) => events.has(id));
  expect(shared.map(({ id }) => id)).toEqual(['general-meeting-2026', 'general-meeting-2027']);
  for (const { id, date } of shared) expect(events.get(id)).toMatchObject({ startDate: date, endDate: date });
});
