import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupEvent } from '@/lib/model/event';
import * as api from '@/pages/api/events';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms } = await import('@/tests/support/content');
  return { cms: fixtureCms((await import('@/tests/support/events')).eventFiles) };
});
afterAll(removeContent);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z'), toFake: ['Date'] });
});

const requestEvents = (query: Record<string, string>) => call(api, { query: { locale: 'en', ...query } });
const getIds = (json: { events: { id: string }[] }) => json.events.map(({ id }) => id);

describe('GET /api/events/', () => {
  it('returns all events, the latest first', async () => {
    const { status, headers, json } = await requestEvents({});
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(getIds(json)).toEqual(['paper', 'glass', 'stone', 'wool', 'silk']);
    for (const event of json.events) expect(groupEvent.parse(event)).toEqual(event);
    expect(json.events[2]).toMatchObject({ status: 'open', title: 'Stone en', place: 'Lyon, en' });
  });

  it('returns the events of a year and of a type', async () => {
    expect(getIds((await requestEvents({ year: '2025' })).json)).toEqual(['silk']);
    expect(getIds((await requestEvents({ year: '2027', type: 'talk' })).json)).toEqual(['paper']);
    expect(getIds((await requestEvents({ year: '2027', type: 'exhibition' })).json)).toEqual([]);
  });

  it.each(['cn', 'zh', 'zh-CN'])('responds in the language of the locale %s', async (locale) => {
    expect((await requestEvents({ locale })).json.events[0]).toMatchObject({
      title: 'Paper cn',
      dates: '2026年12月30日至2027年1月2日',
      ics: '/cn/calendar.ics?event=paper',
    });
  });
});
