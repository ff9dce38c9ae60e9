// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { env } from '../env';
import { dayCalendar, eventCalendar, financialCalendar } from './calendars';

vi.mock('@/lib/cms', async () => {
  const { fixtureCms, version } = await import('@/tests/support/content');
  const { eventFiles, eventRecord } = await import('@/tests/support/events');
  return {
    cms: fixtureCms({
      ...eventFiles,
      'events/awkward.yaml': eventRecord('A; b, c\\d\nBEGIN:VEVENT', '2026-05-12'),
      'pages/news/en.yaml': version({ slug: 'news', sections: [{ type: 'events-list', paginated: true }] }),
      'pages/group/en.yaml': version({ slug: 'group', sections: [{ type: 'calendar', anchor: 'dates' }] }),
    }),
  };
});
vi.mock('@/lib/finance', () => {
  const day = (id: string, date: string, parts: object = {}) => ({
    ...{ id, title: `About ${id}`, date, time: null, place: null, pageId: null },
    ...parts,
  });
  const days = [
    day('past', '2026-05-09'),
    day('today', '2026-05-10', { time: '17:45', pageId: 'history' }),
    day('winter', '2027-02-11', { time: '17:45', place: 'Paris, here', pageId: 'gone' }),
    day('whole', '2026-12-31'),
  ];
  return { finance: { calendar: async () => days } };
});
afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

const { hostname } = new URL(env.SITE_URL);

/** The lines of a file, those that were folded made whole again. */
const linesOf = (file: string | null) => (file ?? '').replace(/\r\n /g, '').split('\r\n');
/** The properties of each entry of a file; names as they are written, with their parameters. */
const entriesOf = (file: string | null) =>
  linesOf(file)
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((entry) =>
      Object.fromEntries(
        entry
          .slice(0, entry.indexOf('END:VEVENT'))
          .trim()
          .split('\n')
          .map((line) => /^([^:]+):(.*)$/.exec(line)?.slice(1) as [string, string]),
      ),
    );

describe('the calendar file of an event', () => {
  it('is one of its own, which says all of the event', async () => {
    const file = await eventCalendar('en', 'stone');
    expect(linesOf(file).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(linesOf(file).at(-1)).toBe('END:VCALENDAR');
    expect(file).not.toContain('X-WR-CALNAME');
    expect(entriesOf(file)).toEqual([
      expect.objectContaining({
        UID: `event-stone@${hostname}`,
        DTSTAMP: '20260510T120000Z',
        'DTSTART;VALUE=DATE': '20260501',
        'DTEND;VALUE=DATE': '20260511',
        TRANSP: 'TRANSPARENT',
        SUMMARY: 'Stone en',
        DESCRIPTION: 'About Stone\\; en',
        LOCATION: 'Lyon\\, en',
        'URL;VALUE=URI': `${env.SITE_URL}/en/group/history/`,
      }),
    ]);
  });

  it('is in the words of the locale, under the same id', async () => {
    expect(entriesOf(await eventCalendar('cn', 'stone'))).toEqual([
      expect.objectContaining({ UID: `event-stone@${hostname}`, SUMMARY: 'Stone cn' }),
    ]);
  });

  it('leads to the list of events where the event has no page', async () => {
    expect(entriesOf(await eventCalendar('en', 'silk'))).toEqual([
      expect.objectContaining({ 'URL;VALUE=URI': `${env.SITE_URL}/en/news/?year=2025#silk` }),
    ]);
  });

  it('leads nowhere where no page shows the event', async () => {
    expect(entriesOf(await eventCalendar('fr', 'silk'))).toEqual([
      expect.not.objectContaining({ 'URL;VALUE=URI': expect.anything() }),
    ]);
  });

  it('keeps words from being taken for more than words', async () => {
    const file = await eventCalendar('en', 'awkward');
    expect(entriesOf(file)).toEqual([expect.objectContaining({ SUMMARY: 'A\\; b\\, c\\\\d\\nBEGIN:VEVENT en' })]);
  });

  it('is none where there is no such event', async () => {
    expect(await eventCalendar('en', 'nope')).toBeNull();
  });
});

describe('the calendar file of a day of the financial calendar', () => {
  it('has its time, in winter', async () => {
    expect(entriesOf(await dayCalendar('en', 'winter'))).toEqual([
      expect.objectContaining({
        UID: `day-winter@${hostname}`,
        DTSTART: '20270211T164500Z',
        SUMMARY: 'About winter',
        LOCATION: 'Paris\\, here',
      }),
    ]);
  });

  it('has its time, in summer', async () => {
    expect(entriesOf(await dayCalendar('en', 'today'))[0]).toMatchObject({ DTSTART: '20260510T154500Z' });
  });

  it('is a whole day where it has no time', async () => {
    expect(entriesOf(await dayCalendar('en', 'whole'))[0]).toMatchObject({
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
    });
  });

  it.each([
    ['its page', 'today', '/en/group/history/'],
    ['the calendar where it has none', 'whole', '/en/group/#dates'],
    ['the calendar where its page does not exist', 'winter', '/en/group/#dates'],
  ])('leads to %s', async (_, id, path) => {
    expect(entriesOf(await dayCalendar('en', id))[0]).toMatchObject({ 'URL;VALUE=URI': env.SITE_URL + path });
  });

  it('is none where there is no such day', async () => {
    expect(await dayCalendar('en', 'nope')).toBeNull();
  });
});

describe('the calendar file of all days', () => {
  it('has those to come, today’s among them', async () => {
    const entries = entriesOf(await financialCalendar('en'));
    expect(entries.map(({ UID }) => UID)).toEqual(['today', 'winter', 'whole'].map((id) => `day-${id}@${hostname}`));
  });

  it('has a name for those who follow it, and is asked for anew every day', async () => {
    const lines = linesOf(await financialCalendar('fr'));
    expect(lines).toContain('X-WR-CALNAME:Agenda financier de Halcyre');
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
  });
});
