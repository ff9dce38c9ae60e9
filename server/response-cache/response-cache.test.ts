import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/process/log';
import { createFairQueue } from '../fair-queue';
import { EncodedBody } from './encoded-body';
import { type Client, createResponseCache, type Load } from './response-cache';
import type { CompleteResponse } from './stored-response';

const megabyte = 1024 ** 2;
const url = '/en/';
const usualCaching = 'public, s-maxage=60, stale-while-revalidate=600';

const buildResponse = (text: string, parts: Partial<CompleteResponse> = {}): CompleteResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': usualCaching, 'cache-tag': 'page:/en/,frame:en' },
  body: Buffer.from(text),
  ...parts,
});
const withCaching = (caching: string, headers: Record<string, string> = {}) =>
  buildResponse('a page', { headers: { 'content-type': 'text/html', 'cache-control': caching, ...headers } });

const withTags = (text: string, tags: string) =>
  buildResponse(text, { headers: { 'content-type': 'text/html', 'cache-control': usualCaching, 'cache-tag': tags } });

let cache: ReturnType<typeof createResponseCache>;
const getOrLoad = async (load: Load, path = url, client?: Client) => {
  const result = await cache.getOrLoad(path, load, client);
  if (!result) throw new Error('too many requests');
  return result;
};
const readText = async (...args: Parameters<typeof getOrLoad>) => {
  const { response, ageSeconds, result } = await getOrLoad(...args);
  return { text: (await response.body.get('identity')).toString(), age: ageSeconds, result, status: response.status };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  cache = createResponseCache({ maxBytes: megabyte });
});
afterEach(() => vi.useRealTimers());
const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('the storage of a response', () => {
  it.each<[string, CompleteResponse, number]>([
    ['public, max-age=60', withCaching('public, max-age=60'), 1],
    ['s-maxage=60', withCaching('s-maxage=60'), 1],
    ['s-maxage before max-age', withCaching('max-age=0, s-maxage=60'), 1],
    ['s-maxage=0 before max-age', withCaching('max-age=60, s-maxage=0'), 2],
    ['no-store', withCaching('no-store'), 2],
    ['private', withCaching('private, max-age=60'), 2],
    ['no-cache', withCaching('no-cache, max-age=60'), 2],
    ['no Cache-Control', buildResponse('a page', { headers: {} }), 2],
    ['Vary: Accept-Encoding', withCaching(usualCaching, { vary: 'Accept-Encoding' }), 1],
    ['Vary: Cookie', withCaching(usualCaching, { vary: 'Accept-Encoding, Cookie' }), 2],
    ['Vary: *', withCaching(usualCaching, { vary: '*' }), 2],
    ['Set-Cookie', withCaching(usualCaching, { 'set-cookie': 'a=b' }), 2],
    ['404', buildResponse('a page', { status: 404 }), 2],
    ['308', buildResponse('a page', { status: 308 }), 2],
    ['an Age that has used up its time', withCaching('max-age=60', { age: '60' }), 2],
  ])('%s', async (_, loaded, times) => {
    const load = vi.fn(async () => loaded);
    await readText(load);
    await readText(load);
    expect(load).toHaveBeenCalledTimes(times);
  });
});

describe('a stored response', () => {
  it('is served while it is fresh, with its age', async () => {
    expect(await readText(async () => buildResponse('one'))).toMatchObject({ text: 'one', result: 'miss', age: 0 });
    advanceSeconds(59);
    expect(await readText(async () => buildResponse('two'))).toMatchObject({ text: 'one', result: 'hit', age: 59 });
  });

  it('is served stale once more while it is loaded again', async () => {
    await readText(async () => buildResponse('one'));
    advanceSeconds(60);
    expect(await readText(async () => buildResponse('two'))).toMatchObject({ text: 'one', result: 'stale', age: 60 });
    await vi.waitFor(async () =>
      expect(await readText(async () => buildResponse('three'))).toMatchObject({ text: 'two', result: 'hit' }),
    );
    advanceSeconds(661);
    expect(await readText(async () => buildResponse('four'))).toMatchObject({ text: 'four', result: 'miss' });
  });

  it('ages also while the system clock is set back', async () => {
    await readText(async () => buildResponse('one'));
    vi.setSystemTime(Date.now() - 8 * 24 * 3_600_000);
    advanceSeconds(59);
    expect(await readText(async () => buildResponse('two'))).toMatchObject({ text: 'one', result: 'hit', age: 59 });
    advanceSeconds(602);
    expect(await readText(async () => buildResponse('two'))).toMatchObject({ text: 'two', result: 'miss' });
  });

  it('is served while the server fails, and loaded again five seconds later', async () => {
    await readText(async () => withCaching('max-age=60, stale-if-error=600'));
    advanceSeconds(61);
    const failing = vi.fn(async () => buildResponse('it fails', { status: 503 }));
    expect(await readText(failing)).toMatchObject({ text: 'a page', status: 200 });
    expect(await readText(failing)).toMatchObject({ text: 'a page', status: 200 });
    expect(failing).toHaveBeenCalledTimes(1);
    advanceSeconds(5);
    expect((await readText(async () => buildResponse('it works'))).text).toBe('it works');
    advanceSeconds(661);
    expect(await readText(failing)).toMatchObject({ status: 503 });
  });

  it('is served while a section of the page cannot be loaded, unless its content has changed', async () => {
    await readText(async () => buildResponse('one'));
    advanceSeconds(61);
    const incomplete = async () => withCaching('no-store');
    await readText(incomplete);
    expect(await readText(incomplete)).toMatchObject({ text: 'one' });
    cache.purge(new Set(['frame:en']));
    expect(await readText(incomplete)).toMatchObject({ text: 'a page', result: 'miss' });
  });

  it('is removed if the page no longer exists', async () => {
    await readText(async () => buildResponse('one'));
    advanceSeconds(661);
    await readText(async () => buildResponse('gone', { status: 404 }));
    expect(cache.getUsage().responses).toBe(0);
  });

  it('retains its encodings if it is unchanged when loaded again', async () => {
    const first = await getOrLoad(async () => buildResponse('one'));
    await first.response.body.get('br');
    advanceSeconds(661);
    const second = await getOrLoad(async () => buildResponse('one'));
    expect(second.response.body.peek('br')).toBeDefined();
  });

  it('is compressed as much as possible once it is popular', async () => {
    const body = Buffer.from(Array.from({ length: 3000 }, (_, index) => `word ${index % 97} ${index % 13}`).join());
    const { response } = await getOrLoad(async () => buildResponse('', { body }));
    const fastBytes = (await response.body.get('br')).length;
    for (let visit = 0; visit < 5; visit++) cache.getFresh(url);
    await vi.waitFor(() => expect(response.body.peek('br')?.length).toBeLessThan(fastBytes));
  });

  const makePopular = async (path = url) => {
    await readText(async () => buildResponse('one'), path);
    for (let visit = 0; visit < 5; visit++) cache.getFresh(path);
  };

  it('is compressed again after five more hits if that failed, until it has succeeded', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const shrink = vi.spyOn(EncodedBody.prototype, 'shrink').mockRejectedValueOnce(new Error('out of memory'));
    await makePopular();
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    for (const times of [2, 2]) {
      await makePopular();
      await vi.waitFor(() => expect(cache.getFresh(url)?.response.body.isSmallest).toBe(true));
      expect(shrink).toHaveBeenCalledTimes(times);
    }
  });

  it('is compressed one at a time, with at most twenty waiting', async () => {
    const first = Promise.withResolvers<void>();
    const shrink = vi.spyOn(EncodedBody.prototype, 'shrink').mockReturnValue(first.promise);
    for (let page = 0; page < 30; page++) await makePopular(`/en/${page}/`);
    expect(shrink).toHaveBeenCalledTimes(1);
    first.resolve();
    await vi.waitFor(() => expect(shrink).toHaveBeenCalledTimes(21));
  });
});

describe('a response that is being loaded', () => {
  it('is loaded once, however many wait for it', async () => {
    const load = vi.fn(async () => buildResponse('one'));
    const results = await Promise.all(Array.from({ length: 100 }, () => readText(load)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(results.map(({ text }) => text))).toEqual(new Set(['one']));
  });

  describe('in the queue of a network with many requests', () => {
    let queue: ReturnType<typeof createFairQueue>;
    let endRunningTask: () => void;
    const toClient = (network: string): Client => ({ network, enqueue: (task) => queue(network, task) });
    const load = vi.fn(async () => buildResponse('one'));
    beforeEach(() => {
      load.mockClear();
      queue = createFairQueue({ concurrency: 1, maxWaiting: 2 });
      void queue('busy', () => new Promise((resolve) => (endRunningTask = resolve)));
    });

    it('is loaded at once for a client of another network, and once for all', async () => {
      const waiting = Array.from({ length: 5 }, () => readText(load, url, toClient('busy')));
      expect(await readText(load, url, toClient('quiet'))).toMatchObject({ text: 'one', result: 'miss' });
      expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(Array(5).fill('one'));
      endRunningTask();
      await queue('busy', async () => undefined);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('is not loaded for a client of a network with too many, but for the others that wait', async () => {
      const other = readText(load, '/en/other/', toClient('busy'));
      const third = readText(load, '/en/third/', toClient('busy'));
      expect(await cache.getOrLoad(url, load, toClient('busy'))).toBeNull();
      expect(await readText(load, url, toClient('quiet'))).toMatchObject({ text: 'one' });
      expect(await readText(load, url, toClient('busy'))).toMatchObject({ result: 'hit' });
      endRunningTask();
      expect([await other, await third]).toMatchObject([{ text: 'one' }, { text: 'one' }]);
    });
  });

  it.each<[string, CompleteResponse]>([
    ['was rejected', buildResponse('too many', { status: 429 })],
    ['found nothing', buildResponse('not found', { status: 404 })],
    ['got a private response', withCaching('private, no-store')],
    ['got a cookie', withCaching(usualCaching, { 'set-cookie': 'a=b' })],
  ])('is loaded separately by the requests that wait if the client that began %s', async (_, own) => {
    const first = readText(async () => own);
    const waiting = [readText(async () => buildResponse('one')), readText(async () => buildResponse('two'))];
    expect(await first).toMatchObject({ status: own.status, text: own.body.toString() });
    expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('is the same server error for all requests that wait', async () => {
    await expect(readText(() => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
    const load = vi.fn(async () => buildResponse('it fails', { status: 503 }));
    const results = await Promise.all([readText(load), readText(load), readText(load)]);
    expect(results.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('after content was published', () => {
  it('a response with the tag of what has changed is loaded before it is served, and no other', async () => {
    await readText(async () => buildResponse('old'));
    await readText(async () => withTags('other', 'page:/fr/news/,frame:fr'), '/fr/');
    await readText(async () => withCaching(usualCaching), '/it/');
    cache.purge(new Set(['page:/fr/', 'frame:en']));
    expect((await readText(async () => buildResponse('new'))).text).toBe('new');
    expect((await readText(async () => buildResponse('new'), '/fr/')).text).toBe('other');
    expect((await readText(async () => buildResponse('new'), '/it/')).text).toBe('a page');
  });

  it('it is still served if the server fails', async () => {
    await readText(async () => buildResponse('old'));
    cache.purge(new Set(['page:/en/']));
    expect((await readText(async () => buildResponse('it fails', { status: 500 }))).text).toBe('old');
    advanceSeconds(5);
    expect((await readText(async () => buildResponse('new'))).text).toBe('new');
  });

  it('a client that has sent too many requests holds back nobody else', async () => {
    await readText(async () => buildResponse('old'));
    cache.purge(new Set(['page:/en/']));
    const rejected = async () => buildResponse('too many', { status: 429 });
    expect((await readText(rejected)).status).toBe(429);
    expect((await readText(async () => buildResponse('it fails', { status: 500 }))).text).toBe('old');
    advanceSeconds(5);
    expect((await readText(async () => buildResponse('new'))).text).toBe('new');
  });

  it('no request joins a load that began before, and its response is not stored', async () => {
    const old = Promise.withResolvers<CompleteResponse>();
    const before = readText(() => old.promise);
    cache.purge(new Set(['page:/en/']));
    const after = readText(async () => buildResponse('new'));
    expect((await after).text).toBe('new');
    old.resolve(buildResponse('old'));
    expect((await before).text).toBe('old');
    expect((await readText(async () => buildResponse('late'))).text).toBe('new');
  });

  it('no request sees older content after newer, in any order of publishing and reading', async () => {
    const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));
    const steps = fc.array(fc.constantFrom('publish', 'read', 'finish', 'wait'), { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        cache = createResponseCache({ maxBytes: megabyte });
        let version = 0;
        let latestSeen = 0;
        const running: (() => void)[] = [];
        const finishAll = () => {
          for (const finish of running.splice(0)) finish();
        };
        const reads: Promise<void>[] = [];
        const load: Load = () => {
          const rendered = buildResponse(`${version}`);
          return new Promise((resolve) => running.push(() => resolve(rendered)));
        };
        for (const step of sequence) {
          if (step === 'publish') {
            version++;
            cache.purge(new Set(['page:/en/']));
          }
          if (step === 'wait') advanceSeconds(45);
          if (step === 'finish') finishAll();
          if (step === 'read') {
            const [publishedBefore, seenBefore] = [version, latestSeen];
            reads.push(
              readText(load).then(({ text }) => {
                expect(Number(text)).toBeGreaterThanOrEqual(Math.max(publishedBefore, seenBefore));
                latestSeen = Math.max(latestSeen, Number(text));
              }),
            );
          }
          await yieldToEventLoop();
        }
        let isDone = false;
        const all = Promise.all(reads).finally(() => {
          isDone = true;
        });
        // A request that waited for a response that is not shared begins its own load then.
        for (; !isDone; await yieldToEventLoop()) finishAll();
        await all;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the size of the cache', () => {
  const storePage = (path: string) => readText(async () => buildResponse('', { body: randomBytes(50_000) }), path);
  const isStored = (path: string) => cache.getFresh(path) !== null;

  it('stays within its limit', async () => {
    for (let page = 0; page < 100; page++) await storePage(`/en/${page}/`);
    expect(cache.getUsage().bytes).toBeLessThanOrEqual(megabyte);
    expect(cache.getUsage().responses).toBeGreaterThan(5);
  });

  it('counts compressed texts, whatever clients accept', async () => {
    await readText(async () => buildResponse('the text of a page. '.repeat(5000)));
    expect(cache.getUsage().bytes).toBeLessThan(10_000);
  });

  it.each(['?search=', '?page=1&house=', '?page=x'])(
    'is enough for pages and the pages of lists, whatever values others have requested: %s',
    async (query) => {
      const pages = ['/en/', '/en/news/?page=1'];
      for (const page of pages) await storePage(page);
      for (let value = 0; value < 100; value++) await storePage(`/en/news/${query}${value}`);
      expect(pages.filter(isStored)).toEqual(pages);
      expect(isStored(`/en/news/${query}99`)).toBe(true);
    },
  );

  it('is enough for the pages that are loaded while there is space', async () => {
    const pages: string[] = [];
    while (cache.hasSpace()) {
      const page = `/en/${pages.length}/`;
      await storePage(page);
      pages.push(page);
    }
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(isStored)).toEqual(pages);
  });
});
