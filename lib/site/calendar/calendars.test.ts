import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { removeContent } from '@/tests/support/content';
import { env } from '../../platform/env';
import { contentChanges } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { requestContext } from '../../platform/process/request-context';
import { publications } from '../../upstreams/publications';
import { buildEventCalendar, buildFinancialCalendar, buildFinancialDateCalendar } from './calendars';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildSettings } = await import('@/tests/support/content');
  const { eventFiles, buildEventRecord } = await import('@/tests/support/events');
  return {
    cms: fixtureCms({
      ...eventFiles,
      'events/kiln.yaml': buildEventRecord('Kiln', '2026-06-01', undefined, { url: 'https://museum.example/kiln' }),
      'events/meeting.yaml': buildEventRecord('Meeting', '2026-05-20'),
      'events/awkward.yaml': buildEventRecord('A; b, c\\d\nBEGIN:VEVENT', '2026-05-12'),
      'settings/en.yaml': buildSettings({ eventsPage: 'page:news', calendarPage: 'page:group#dates' }),
    }),
  };
});
vi.mock('@/lib/upstreams/publications', () => {
  const buildFinancialDate = (id: string, date: string, parts: object = {}) => ({
    ...{ id, title: `About ${id}`, date, time: null, until: null, place: null, pageId: null },
    ...parts,
  });
  const days = [
    buildFinancialDate('past', '2026-05-09'),
    buildFinancialDate('today', '2026-05-10', { time: '17:45', pageId: 'history' }),
    buildFinancialDate('winter', '2027-02-11', { time: '17:45', place: 'Paris, here', pageId: 'gone' }),
    buildFinancialDate('whole', '2026-12-31'),
    buildFinancialDate('meeting', '2026-05-20', { time: '10:00', until: '13:00' }),
    buildFinancialDate('stone', '2026-05-09', { time: '10:00' }),
  ];
  return { publications: { calendar: vi.fn(async () => days) } };
});
afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

const { hostname } = new URL(env.SITE_URL);

/** The lines of a file, unfolded. */
const toLines = (file: string | null) => (file ?? '').replace(/\r\n /g, '').split('\r\n');
/** The properties of each entry of a file. Their names include parameters. */
const parseEntries = (file: string | null) =>
  toLines(file)
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
  it('is a file of its own with all details of the event', async () => {
    const file = await buildEventCalendar('en', 'stone');
    expect(toLines(file).slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(toLines(file).slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(file).not.toContain('X-WR-CALNAME');
    expect(parseEntries(file)).toEqual([
      expect.objectContaining({
        UID: `stone@${hostname}`,
        'DTSTART;VALUE=DATE': '20260501',
        'DTEND;VALUE=DATE': '20260511',
        TRANSP: 'TRANSPARENT',
        SUMMARY: 'Fixture – Stone en',
        DESCRIPTION: 'About Stone\\; en',
        LOCATION: 'Lyon\\, en',
        'URL;VALUE=URI': `${env.SITE_URL}/en/group/history/`,
      }),
    ]);
  });

  it('is in the language of the locale, with the same id', async () => {
    expect(parseEntries(await buildEventCalendar('cn', 'stone'))).toMatchObject([
      { UID: `stone@${hostname}`, SUMMARY: 'Fixture – Stone cn' },
    ]);
  });

  it.each([
    ['to the list of events if the event has no page', 'en', 'silk', `${env.SITE_URL}/en/news/?year=2025#silk`],
    ['to another site if the event is described there', 'en', 'kiln', 'https://museum.example/kiln'],
    ['nowhere if no page shows the event', 'fr', 'silk', undefined],
  ] as const)('links %s', async (_, locale, id, link) => {
    expect(parseEntries(await buildEventCalendar(locale, id))[0]?.['URL;VALUE=URI']).toBe(link);
  });

  it('escapes text', async () => {
    const file = await buildEventCalendar('en', 'awkward');
    expect(parseEntries(file)).toEqual([
      expect.objectContaining({ SUMMARY: 'Fixture – A\\; b\\, c\\\\d\\nBEGIN:VEVENT en' }),
    ]);
  });

  it('has the time and the id of the event’s day in the financial calendar', async () => {
    const eventEntry = parseEntries(await buildEventCalendar('en', 'meeting'))[0];
    const dayEntry = parseEntries(await buildFinancialDateCalendar('en', 'meeting'))[0];
    const feedEntry = parseEntries(await buildFinancialCalendar('fr')).find(({ UID }) => UID?.startsWith('meeting@'));
    for (const entry of [eventEntry, dayEntry, feedEntry])
      expect(entry).toMatchObject({
        UID: `meeting@${hostname}`,
        DTSTART: '20260520T080000Z',
        DTEND: '20260520T110000Z',
      });
    expect(eventEntry).toMatchObject({ SUMMARY: 'Fixture – Meeting en', LOCATION: 'Lyon\\, en' });
  });

  it('is a whole day while the financial calendar is unavailable', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.mocked(publications.calendar).mockRejectedValueOnce(new Error('the feed is down'));
    expect(parseEntries(await buildEventCalendar('en', 'meeting'))[0]).toMatchObject({
      'DTSTART;VALUE=DATE': '20260520',
    });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('is null if there is no such event', async () => {
    expect(await buildEventCalendar('en', 'nope')).toBeNull();
  });
});

describe('the calendar file of a day of the financial calendar', () => {
  it('has its time, in winter and in summer', async () => {
    expect(parseEntries(await buildFinancialDateCalendar('en', 'winter'))).toMatchObject([
      {
        UID: `winter@${hostname}`,
        DTSTART: '20270211T164500Z',
        DTEND: '20270211T174500Z',
        SUMMARY: 'Fixture – About winter',
        LOCATION: 'Paris\\, here',
      },
    ]);
    expect(parseEntries(await buildFinancialDateCalendar('en', 'today'))).toMatchObject([
      { DTSTART: '20260510T154500Z' },
    ]);
  });

  it('is a whole day if it has no time', async () => {
    expect(parseEntries(await buildFinancialDateCalendar('en', 'whole'))[0]).toMatchObject({
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
    });
  });

  it.each([
    ['its page', 'today', '/en/group/history/'],
    ['the calendar if it has none', 'whole', '/en/group/#dates'],
    ['the calendar if its page does not exist', 'winter', '/en/group/#dates'],
  ])('links to %s', async (_, id, path) => {
    expect(parseEntries(await buildFinancialDateCalendar('en', id))[0]).toMatchObject({
      'URL;VALUE=URI': env.SITE_URL + path,
    });
  });

  it('is null if there is no such day', async () => {
    expect(await buildFinancialDateCalendar('en', 'nope')).toBeNull();
  });
});

describe('the calendar file of all days', () => {
  it('has the upcoming days, including today’s', async () => {
    const entries = parseEntries(await buildFinancialCalendar('en'));
    expect(entries.map(({ UID }) => UID)).toEqual(
      ['today', 'winter', 'whole', 'meeting'].map((id) => `${id}@${hostname}`),
    );
  });

  it('has a name for subscribers, and is requested again every day', async () => {
    const lines = toLines(await buildFinancialCalendar('fr'));
    expect(lines).toContain(`X-WR-CALNAME:Calendrier financier de ${brand.name}`);
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D');
  });
});

describe('every calendar file', () => {
  const files = async () => [
    (await buildEventCalendar('jp', 'stone')) ?? '',
    (await buildFinancialDateCalendar('fr', 'winter')) ?? '',
    await buildFinancialCalendar('cn'),
  ];

  it('ends every line with CRLF, including the last', async () => {
    for (const file of await files()) {
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });

  it('has a higher revision once something that it shows has changed', async () => {
    const context = { requestId: '', tags: new Set<string>() };
    const build = () => requestContext.run(context, () => buildEventCalendar('fr', 'stone'));
    const before = await build();
    vi.setSystemTime('2027-01-10T21:00:00Z');
    contentChanges.emit('published', new Set(['events:it']));
    expect(await build()).toEqual(before);
    context.tags.add('events:fr');
    contentChanges.emit('published', new Set(['events:fr']));
    expect(parseEntries(await build())[0]).toMatchObject({
      DTSTAMP: '20270110T210000Z',
      'LAST-MODIFIED': '20270110T210000Z',
      SEQUENCE: `${Date.parse('2027-01-10T21:00Z') / 60_000}`,
    });
  });
});
