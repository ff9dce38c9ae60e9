// @vitest-environment node
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeContent } from '@/tests/support/content';
import { cms } from '../../cms';
import { groupEvent } from '../../model/event';
import { eventAddress, eventsOf, groupEvents } from './events';

vi.mock('@/lib/cms', async () => {
  const { fixtureCms, settings } = await import('@/tests/support/content');
  const { eventFiles } = await import('@/tests/support/events');
  return {
    cms: fixtureCms({
      ...eventFiles,
      'settings/en.yaml': settings({ eventsPage: 'page:news' }),
    }),
  };
});
afterAll(removeContent);

const en = { locale: 'en', draft: false } as const;
const idsOf = (events: { id: string }[]) => events.map(({ id }) => id);
const settingsIn = (locale: 'en' | 'jp') => cms.settings({ locale, draft: false });
const eventCalled = async (id: string, locale: 'en' | 'jp' = 'en') => {
  const found = (await cms.events({ locale, draft: false })).find((event) => event.id === id);
  if (!found) throw new Error(`there is no event "${id}"`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

describe('the events of the group', () => {
  it('are all events, the latest first', async () => {
    expect(idsOf(await groupEvents(en))).toEqual(['paper', 'glass', 'stone', 'wool', 'silk']);
  });

  it('are in the language of the locale', async () => {
    const [, , stone] = await groupEvents({ locale: 'cn', draft: false });
    expect(groupEvent.parse(stone)).toEqual(stone);
    expect(stone).toEqual({
      id: 'stone',
      type: 'exhibition',
      status: 'open',
      title: 'Stone cn',
      text: 'About Stone; cn',
      place: 'Lyon, cn',
      image: null,
      href: '/cn/group/history/',
      start: '2026-05-01',
      end: '2026-05-10',
      dates: '2026年5月1日至5月10日',
      ics: '/cn/calendar.ics?event=stone',
    });
  });

  it('have a picture if there is one, and no page if the locale has none', async () => {
    const { silk, stone } = Object.fromEntries(
      (await groupEvents({ locale: 'jp', draft: false })).map((event) => [event.id, event]),
    );
    expect(silk?.image).toMatchObject({ src: '/media/one.jpg', alt: '' });
    expect(silk?.href).toBeNull();
    expect(stone?.href).toBeNull();
  });

  it('have a calendar file until they are over', async () => {
    const withFile = (await groupEvents(en)).filter(({ ics }) => ics);
    expect(idsOf(withFile)).toEqual(['paper', 'glass', 'stone']);
  });
});

it.each([
  ['2026-04-30T21:59:59Z', 'coming'],
  ['2026-04-30T22:00:00Z', 'open'],
  ['2026-05-10T21:59:59Z', 'open'],
  ['2026-05-10T22:00:00Z', 'over'],
])('an event from 1 to 10 May is, at %s, %s', async (now, status) => {
  vi.setSystemTime(now);
  const stone = (await groupEvents(en)).find(({ id }) => id === 'stone');
  expect(stone?.status).toBe(status);
});

it.each([
  [{}, ['paper', 'glass', 'stone', 'wool', 'silk']],
  [{ year: 2025 }, ['silk']],
  [{ year: 2026 }, ['paper', 'glass', 'stone', 'wool', 'silk']],
  [{ year: 2027 }, ['paper']],
  [{ year: 2028 }, []],
  [{ type: 'exhibition' as const }, ['stone', 'silk']],
  [{ type: 'exhibition' as const, year: 2025 }, ['silk']],
  [{ type: 'prize' as const }, []],
])('for %o, the events are %o', async (query, ids) => {
  expect(idsOf(eventsOf(await groupEvents(en), query))).toEqual(ids);
});

describe('an event is shown', () => {
  it('on its own page', async () => {
    expect(eventAddress(await eventCalled('stone'), await settingsIn('en'))).toBe('/en/group/history/');
  });

  it('in the list of all events, if it has no page', async () => {
    expect(eventAddress(await eventCalled('silk'), await settingsIn('en'))).toBe('/en/news/?year=2025#silk');
  });

  it('nowhere, if there is neither', async () => {
    expect(eventAddress(await eventCalled('silk', 'jp'), await settingsIn('jp'))).toBeNull();
  });
});
