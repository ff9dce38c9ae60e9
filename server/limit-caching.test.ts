import type { ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { describe, expect, it, vi } from 'vitest';
import { tags } from '@/lib/model/tags';
import { requestContext } from '@/lib/platform/process/request-context';
import { sharedCacheControl } from '@/lib/site/web/plain-response';
import { contentSchedules } from '@/lib/upstreams/files/schedule';
import { limitCaching } from './limit-caching';

const pageCaching = 's-maxage=60';
const staleCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const notFoundCaching = 's-maxage=10, stale-if-error=86400';

/** The headers of a response to a request with this context. */
const fetchHeaders = (
  context: Partial<NonNullable<ReturnType<typeof requestContext.getStore>>>,
  { status = 200, caching }: { status?: number; caching?: string },
) => {
  const respond = (response: ServerResponse) => {
    limitCaching(response);
    response.statusCode = status;
    if (caching) response.setHeader('Cache-Control', caching);
    response.end('a page');
  };
  return requestContext.run({ requestId: 'a', ...context }, async () => {
    const { headers } = await inject((_, response) => respond(response as unknown as ServerResponse), { url: '/' });
    return headers;
  });
};

it.each([
  ['a complete response as long as it allows', { status: 200, caching: pageCaching, isIncomplete: false }, pageCaching],
  ['an incomplete response not at all', { status: 200, caching: pageCaching, isIncomplete: true }, 'no-store'],
  ['a 404 for seconds', { status: 404, caching: 's-maxage=31536000', isIncomplete: false }, notFoundCaching],
  ['a 404 without Cache-Control for seconds', { status: 404, isIncomplete: false }, notFoundCaching],
  ['an incomplete 404 not at all', { status: 404, caching: pageCaching, isIncomplete: true }, 'no-store'],
  [
    'a private 404 not at all',
    { status: 404, caching: 'private, no-cache, no-store', isIncomplete: false },
    'private, no-cache, no-store',
  ],
])(
  'caches %s',
  async (_, {
    status,
    caching,
    isIncomplete,
  }: { status: number; caching?: string; isIncomplete: boolean }, expected) => {
    const headers = await fetchHeaders({ isIncomplete }, { status, caching });
    expect(headers['cache-control']).toBe(expected);
  },
);

it('lists the tags of the content that a response was made from', async () => {
  const headers = await fetchHeaders({ tags: new Set(['page:/en/', 'frame:en']) }, { caching: pageCaching });
  expect(headers['cache-tag']).toBe('page:/en/,frame:en');
});

it('lists the tags in one header, whatever visitors request', async () => {
  const longTags = new Set([tags.page('en', '集/a,b'), tags.album('é\n\ud800')]);
  const headers = await fetchHeaders({ tags: longTags }, { caching: pageCaching });
  expect(`${headers['cache-tag']}`.split(',')).toHaveLength(2);
});

it.each<[string, Set<string> | undefined, string]>([
  ['has no content', new Set(), pageCaching],
  ['is not shared', undefined, pageCaching],
  ['is not cached', new Set(['page:/en/']), 'private, no-store'],
])('lists no tags for a response that %s', async (_, tags, caching) => {
  expect(await fetchHeaders({ tags }, { caching })).not.toHaveProperty('cache-tag');
});

describe('a response that changes by itself', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');

  it.each([
    ['later than it is cached', 660, staleCaching],
    ['later than it is shown while nothing fails', 660, sharedCacheControl, sharedCacheControl],
    ['while it could be stale', 599, 'public, max-age=0, s-maxage=60'],
    ['while it could be fresh', 20.9, 'public, max-age=0, s-maxage=20'],
    ['by now', -1, 'public, max-age=0, s-maxage=0'],
    ['while browsers cache it', 20, 'public, max-age=86400, s-maxage=20', 'public, max-age=86400, s-maxage=300'],
    ['while all may cache it', 20, 'public, max-age=20', 'public, max-age=300'],
  ])('%s is cached by shared caches until then', async (_, seconds, expected, caching = staleCaching) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const headers = await fetchHeaders({ changesAt: now + seconds * 1000 }, { caching });
    vi.useRealTimers();
    expect(headers['cache-control']).toBe(expected);
  });

  it('and a 404 are cached until scheduled content appears or disappears', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    contentSchedules.set('cms', { nextChangeMs: now + 5000, shownFiles: new Set() });
    const page = await fetchHeaders({}, { caching: staleCaching });
    const missing = await fetchHeaders({}, { status: 404 });
    contentSchedules.clear();
    vi.useRealTimers();
    expect(page['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(missing['cache-control']).toBe('s-maxage=5, stale-if-error=86400');
  });

  it('is not stored if its Cache-Control forbids it', async () => {
    const headers = await fetchHeaders({ changesAt: now }, { caching: 'no-store' });
    expect(headers['cache-control']).toBe('no-store');
  });
});
