import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentChanges } from '@/lib/process/content-changes';
import { log, output } from '@/lib/process/log';
import { renderAgain } from '@/lib/process/render-again';
import { noVarySearch } from '@/lib/shared/no-vary-search';
import { withServer } from '@/tests/support/http';
import { type Handler, observe } from '../observe';
import { cached } from './index';
import { storedSender } from './send-stored';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' };
const words = 'a page of words. '.repeat(500);

let asked: { url?: string; headers: IncomingMessage['headers']; isAgain?: boolean }[];
let respond: Handler;

/** Answers requests through the cache, in turn. */
const askAll = (...requests: { path?: string; method?: string; headers?: Record<string, string> }[]) => {
  const handler: Handler = (request, response) => {
    asked.push({ url: request.url, headers: request.headers, isAgain: renderAgain.getStore() });
    return respond(request, response);
  };
  const { handle, atOnce } = cached(handler, storedSender(['X-Common', 'yes']));
  return withServer(observe({ handle, atOnce }), async (ask) => {
    const answers = [];
    for (const request of requests) answers.push(await ask({ path: '/en/', ...request }));
    return answers;
  });
};
const results = (answers: { headers: IncomingMessage['headers'] }[]) =>
  answers.map(({ headers }) => `${headers['server-timing']}`.replace('cache;desc=', ''));

beforeEach(() => {
  vi.spyOn(output, 'write').mockImplementation(() => undefined);
  contentChanges.removeAllListeners();
  asked = [];
  respond = (_, response) => void response.writeHead(200, html).end(words);
});

describe('a path', () => {
  it('is cached once a response to it may be cached', async () => {
    const answers = await askAll({}, {}, {}, {});
    expect(results(answers)).toEqual(['undefined', 'miss', 'hit', 'hit']);
    expect(asked).toHaveLength(2);
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([words]));
  });

  it.each([
    ['an error', 404, html],
    ['a redirect', 308, html],
    ['what depends on the visitor', 200, { ...html, 'Cache-Control': 'private, no-store' }],
    ['what sets a cookie', 200, { ...html, 'Set-Cookie': 'a=b' }],
    ['a file with ranges', 200, { ...html, 'Accept-Ranges': 'bytes' }],
  ])('is not cached if it answers %s', async (_, status, headers) => {
    respond = (_, response) => void response.writeHead(status, headers).end(words);
    await askAll({}, {}, {});
    expect(asked).toHaveLength(3);
  });

  it.each<[string, { method?: string; headers?: Record<string, string> }]>([
    ['a POST', { method: 'POST' }],
    ['an Authorization', { headers: { Authorization: 'Bearer secret' } }],
    ['the cookie of a preview', { headers: { Cookie: 'a=b; __prerender_bypass=1' } }],
    ['the data of a preview', { headers: { Cookie: '__next_preview_data=1' } }],
  ])('is not answered from memory for %s, nor stored', async (_, request) => {
    const answers = await askAll({}, {}, request, {});
    expect(results(answers)).toEqual(['undefined', 'miss', 'undefined', 'hit']);
    expect(asked).toHaveLength(3);
    expect((await askAll(request, request, {})).map(({ headers }) => headers['server-timing'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a shared response', () => {
  it('is made without any headers of a client', async () => {
    const headers = { Cookie: 'name=Ada', 'User-Agent': 'a browser', Referer: 'https://www.example.com/', 'X-A': 'b' };
    await askAll({ headers }, { headers });
    expect(asked[0]?.headers).toMatchObject({ cookie: 'name=Ada' });
    expect(Object.keys(asked[1]?.headers ?? {}).sort()).toEqual(['host', 'user-agent']);
    expect(asked[1]?.headers['user-agent']).not.toBe('a browser');
  });

  it('is the one of the build at first, and rendered from then on', async () => {
    respond = (_, response) =>
      void response
        .writeHead(200, { ...html, 'Cache-Control': 's-maxage=60, stale-while-revalidate=60', 'x-nextjs-cache': 'HIT' })
        .end(words);
    const answers = await askAll({}, {}, {});
    expect(results(answers)).toEqual(['undefined', 'miss', 'stale']);
    expect(asked.map(({ isAgain }) => isAgain)).toEqual([undefined, false, true]);
    expect(answers[1]?.headers).not.toHaveProperty('x-nextjs-cache');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('is sent as a client that accepts "%s" wants it', async (accepted, encoding, decode) => {
    const headers = { 'Accept-Encoding': accepted };
    for (const { headers: sent, body } of (await askAll({}, { headers }, { headers }, { headers })).slice(1)) {
      expect(sent).toMatchObject({ vary: 'Accept-Encoding', 'x-common': 'yes', 'content-length': `${body.length}` });
      expect(sent['content-encoding']).toBe(encoding);
      expect(decode(body).toString()).toBe(words);
    }
  });

  it('is 304 for a client that has it, and has no body for HEAD', async () => {
    const [, , first] = await askAll({}, {}, {});
    const etag = first?.headers.etag ?? '';
    const [, , known, other, head] = await askAll(
      {},
      {},
      { headers: { 'If-None-Match': `"a", ${etag}` } },
      { headers: { 'If-None-Match': '"a"' } },
      { method: 'HEAD' },
    );
    expect([known?.status, known?.body.length, known?.headers.etag]).toEqual([304, 0, etag]);
    expect(known?.headers).toMatchObject({ 'cache-control': html['Cache-Control'], 'x-common': 'yes' });
    expect(other?.status).toBe(200);
    expect([head?.status, head?.body.length]).toEqual([200, 0]);
    expect(Number(head?.headers['content-length'])).toBeGreaterThan(0);
  });

  it('has the ETag of the handler, as a weak one', async () => {
    respond = (_, response) => void response.writeHead(200, { ...html, ETag: '"version-1"' }).end(words);
    const answers = await askAll({}, {}, { headers: { 'If-None-Match': '"version-1"' } });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304]);
    expect(answers[1]?.headers.etag).toBe('W/"version-1"');
  });

  it('has the id of each request', async () => {
    const ids = (await askAll({}, {}, {}, {})).map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(4);
    const [, , , own] = await askAll({}, {}, {}, { headers: { 'X-Request-Id': 'abc' } });
    expect(own?.headers['x-request-id']).toBe('abc');
  });

  it('is loaded again after content was published, if it may have changed', async () => {
    respond = (request, response) => {
      if (asked.length === 4) contentChanges.emit('published', new Set(['/en/']));
      response.writeHead(200, html).end(request.url);
    };
    const answers = await askAll({}, {}, { path: '/fr/' }, { path: '/fr/' }, { path: '/fr/' }, {});
    expect(results(answers)).toEqual(['undefined', 'miss', 'undefined', 'miss', 'miss', 'hit']);
  });
});

describe('a response that cannot be loaded', () => {
  const expiring = { ...html, 'Cache-Control': 'public, s-maxage=1' };
  let loads: number;
  beforeEach(() => {
    loads = 0;
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
  });

  it.each([
    ['the handler rejects', () => Promise.reject(new Error('no such file'))],
    [
      'the handler throws',
      () => {
        throw new Error('no such file');
      },
    ],
    ['its connection is closed', (response: ServerResponse) => void response.destroy()],
  ])('is a 500 when %s, and loaded for the next client', async (_, fail) => {
    respond = (_, response) => (++loads === 2 ? fail(response) : void response.writeHead(200, expiring).end(words));
    const answers = await askAll({}, {}, {});
    expect(answers.map(({ status }) => status)).toEqual([200, 500, 200]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is a 500 when that takes too long, and loaded for the next client', async () => {
    const tooLong = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tooLong.signal);
    respond = (_, response) => (++loads === 2 ? tooLong.abort() : void response.writeHead(200, expiring).end(words));
    expect((await askAll({}, {}, {})).map(({ status }) => status)).toEqual([200, 500, 200]);
  });
});

describe('the query', () => {
  it('has its own response for each value that matters, in any order', async () => {
    respond = (request, response) =>
      void response.writeHead(200, { ...html, 'No-Vary-Search': noVarySearch(['page', 'year']) }).end(request.url);
    const answers = await askAll(
      {},
      { path: '/en/?page=1&year=2026' },
      { path: '/en/?year=2026&utm_source=mail&page=1' },
      { path: '/en/?page=2' },
      { path: '/en/?email=ada@example.com' },
      { path: '/en/' },
    );
    expect(results(answers)).toEqual(['undefined', 'miss', 'hit', 'miss', 'miss', 'hit']);
    expect(answers.map(({ body }) => body.toString()).slice(1)).toEqual([
      '/en/?page=1&year=2026',
      '/en/?page=1&year=2026',
      '/en/?page=2',
      '/en/',
      '/en/',
    ]);
  });

  it('matters as a whole if the response does not name its parameters', async () => {
    const answers = await askAll({}, { path: '/en/?a=1' }, { path: '/en/?a=2' }, { path: '/en/?a=1' });
    expect(results(answers)).toEqual(['undefined', 'miss', 'miss', 'hit']);
  });
});
