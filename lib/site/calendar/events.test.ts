import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { groupEvent } from '../../model/event';
import { requestContext } from '../../platform/process/request-context';
import { cms } from '../../upstreams/cms';
import { filterEvents, getParisToday, loadEventUrls, loadGroupEvents } from './events';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildSettings } = await import('@/tests/support/content');
  const { eventFiles } = await import('@/tests/support/events');
  return {
    cms: fixtureCms({
      ...eventFiles,
      'settings/en.yaml': buildSettings({ eventsPage: 'page:news' }),
    }),
  };
});
afterAll(removeContent);

const en = { locale: 'en', draft: false } as const;
const getIds = (events: { id: string }[]) => events.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

describe('the events of the group', () => {
  it('are in the language of the locale', async () => {
    const [, , stone] = await loadGroupEvents({ locale: 'cn', draft: false });
    expect(groupEvent.parse(stone)).toEqual(stone);
    expect(stone).toMatchObject({
      id: 'stone',
      title: 'Stone cn',
      place: 'Lyon, cn',
      href: '/cn/group/history/',
      dates: '2026年5月1日至5月10日',
      ics: '/cn/calendar.ics?event=stone',
    });
  });

  it('have a picture if there is one, and no page if the locale has none', async () => {
    const { silk, stone } = Object.fromEntries(
      (await loadGroupEvents({ locale: 'jp', draft: false })).map((event) => [event.id, event]),
    );
    expect(silk?.image).toMatchObject({ src: '/media/one.jpg', alt: '' });
    expect(silk?.href).toBeNull();
    expect(stone?.href).toBeNull();
  });

  it('have a calendar file until they are over', async () => {
    const eventsWithFile = (await loadGroupEvents(en)).filter(({ ics }) => ics);
    expect(getIds(eventsWithFile)).toEqual(['paper', 'glass', 'stone']);
  });
});

it.each([
  ['2026-04-30T21:59:59Z', 'coming'],
  ['2026-04-30T22:00:00Z', 'open'],
  ['2026-05-10T21:59:59Z', 'open'],
  ['2026-05-10T22:00:00Z', 'over'],
])('an event from 1 to 10 May is, at %s, %s', async (now, status) => {
  vi.setSystemTime(now);
  const stone = (await loadGroupEvents(en)).find(({ id }) => id === 'stone');
  expect(stone?.status).toBe(status);
});

it.each([
  [{}, ['paper', 'glass', 'stone', 'wool', 'silk']],
  [{ year: 2025 }, ['silk']],
  [{ year: 2027 }, ['paper']],
  [{ type: 'exhibition' as const }, ['stone', 'silk']],
  [{ type: 'exhibition' as const, year: 2025 }, ['silk']],
])('for %o, the events are %o', async (query, ids) => {
  expect(getIds(filterEvents(await loadGroupEvents(en), query))).toEqual(ids);
});

describe('an event is shown', () => {
  it('on its own page, or else in the list of all events, or nowhere', async () => {
    expect((await loadEventUrls(en)).get('stone')).toBe('/en/group/history/');
    expect((await loadEventUrls(en)).get('silk')).toBe('/en/news/?year=2025#silk');
    expect((await loadEventUrls({ locale: 'jp', draft: false })).has('silk')).toBe(false);
  });

  it('on the page of the list that has it today', async () => {
    const loadWoolUrl = async () => (await loadEventUrls(en)).get('wool');
    const news = await cms.page(en, 'news');
    const list = { type: 'events-list', paginated: true, pageSize: 2 };
    vi.spyOn(cms, 'page').mockResolvedValue({ ...news, sections: [list] } as Awaited<ReturnType<typeof cms.page>>);
    expect(await loadWoolUrl()).toBe('/en/news/?year=2026&page=1#wool');
    vi.setSystemTime('2025-01-10T12:00:00Z');
    expect(await loadWoolUrl()).toBe('/en/news/?year=2026#wool');
  });
});

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-05-01T21:59:59Z', '2026-05-01', '2026-05-01T22:00:00Z'],
  ['2026-05-01T22:00:00Z', '2026-05-02', '2026-05-02T22:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-25', '2026-10-25T23:00:00Z'],
])('at %s it is %s in Paris, and a response with this date is valid until %s', (now, day, end) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const request = { requestId: 'a' };
  expect(requestContext.run(request, getParisToday)).toBe(day);
  expect(request).toMatchObject({ changesAt: Date.parse(end) });
});
