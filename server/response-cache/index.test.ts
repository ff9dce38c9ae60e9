import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentChanges } from '@/lib/platform/process/lifecycle';
import { log, output } from '@/lib/platform/process/log';
import { trackRead } from '@/lib/platform/process/reads';
import { withServer } from '@/tests/support/http';
import { limitCaching } from '../limit-caching';
import { type Handler, observe } from '../observe';
import { cached } from './index';
import { storedSender } from './send-stored';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' };
const words = 'a page of words. '.repeat(500);

let asked: Pick<IncomingMessage, 'url' | 'headers'>[];
let respond: Handler;

/** Answers requests through the cache, in turn, after a moment as on the site, where files come first. */
const askAll = (...requests: { path?: string; method?: string; headers?: Record<string, string> }[]) => {
  const handler: Handler = (request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    return respond(request, response);
  };
  const { handle, atOnce } = cached(handler, storedSender(['X-Common', 'yes']));
  const site: Handler = async (...asking) => {
    await null;
    return handle(...asking);
  };
  return withServer(observe({ handle: site, atOnce }), async (ask) => {
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

describe('a response', () => {
  it('is shared from the first one on', async () => {
    const answers = await askAll({}, {}, {});
    expect(results(answers)).toEqual(['miss', 'hit', 'hit']);
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([words]));
  });

  it.each([
    ['an error', 404, html],
    ['a redirect', 308, html],
    ['what depends on the visitor', 200, { ...html, 'Cache-Control': 'private, no-store' }],
    ['what sets a cookie', 200, { ...html, 'Set-Cookie': 'a=b' }],
  ])('is not shared if it is %s', async (_, status, headers) => {
    respond = (_, response) => void response.writeHead(status, headers).end(words);
    await askAll({}, {});
    expect(asked).toHaveLength(2);
  });

  it.each<[string, { path?: string; method?: string; headers?: Record<string, string> }]>([
    ['a POST', { method: 'POST' }],
    ['an Authorization', { headers: { Authorization: 'Bearer secret' } }],
    ['the cookie of a preview', { headers: { Cookie: 'a=b; __prerender_bypass=1' } }],
    ['the data of a preview', { headers: { Cookie: '__next_preview_data=1' } }],
    ['the page of one person', { path: '/en/subscription/?token=a', headers: { Cookie: 'a=b' } }],
  ])('to %s passes the cache', async (_, request) => {
    const answers = await askAll({}, request, request, {});
    expect(results(answers)).toEqual(['miss', 'undefined', 'undefined', 'hit']);
    expect(asked).toHaveLength(3);
    expect(asked[1]?.url).toBe(request.path ?? '/en/');
    expect(asked[1]?.headers.cookie).toBe(request.headers?.Cookie);
  });
});

describe('a shared response', () => {
  it('is made without any headers of a client', async () => {
    const headers = { Cookie: 'name=Ada', 'User-Agent': 'a browser', Referer: 'https://www.example.com/', 'X-A': 'b' };
    await askAll({ headers });
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['host', 'user-agent']);
    expect(asked[0]?.headers['user-agent']).not.toBe('a browser');
  });

  it('is asked for as the data of a page if it is that', async () => {
    await askAll({ path: '/_next/data/id/en.json' });
    expect(asked[0]?.headers).toMatchObject({ 'x-nextjs-data': '1' });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('is sent as a client that accepts "%s" wants it', async (accepted, encoding, decode) => {
    const headers = { 'Accept-Encoding': accepted };
    for (const { headers: sent, body } of await askAll({ headers }, { headers }, { headers })) {
      expect(sent).toMatchObject({ vary: 'Accept-Encoding', 'x-common': 'yes', 'content-length': `${body.length}` });
      expect(sent['content-encoding']).toBe(encoding);
      expect(decode(body).toString()).toBe(words);
    }
  });

  it('is 304 for a client that has it, and has no body for HEAD', async () => {
    const [first] = await askAll({});
    const etag = first?.headers.etag ?? '';
    const [, known, other, head] = await askAll(
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
    const answers = await askAll({}, { headers: { 'If-None-Match': '"version-1"' } });
    expect(answers.map(({ status }) => status)).toEqual([200, 304]);
    expect(answers[0]?.headers.etag).toBe('W/"version-1"');
  });

  it('has the id of each request', async () => {
    const ids = (await askAll({}, {}, {})).map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    const [, own] = await askAll({}, { headers: { 'X-Request-Id': 'abc' } });
    expect(own?.headers['x-request-id']).toBe('abc');
  });

  it('is loaded again after what it was made from has changed', async () => {
    respond = ({ url = '' }, response) => {
      limitCaching(response);
      trackRead(`page:${url}`);
      if (url === '/it/') contentChanges.emit('published', new Set(['page:/fr/']));
      response.setHeader('Cache-Control', html['Cache-Control']).end(words);
    };
    const paths = ['/en/', '/fr/', '/it/', '/en/', '/fr/'];
    const answers = await askAll(...paths.map((path) => ({ path })));
    expect(results(answers)).toEqual(['miss', 'miss', 'miss', 'hit', 'miss']);
  });

  it('is the same for all spellings of the query that matter', async () => {
    const paths = ['/en/?year=2026&page=1', '/en/?page=1&utm_source=mail&year=2026', '/en/?page=2&year=2026'];
    const answers = await askAll(...paths.map((path) => ({ path })));
    expect(results(answers)).toEqual(['miss', 'hit', 'miss']);
    expect(asked[0]?.url).toBe('/en/?page=1&year=2026');
  });
});

describe('a response that cannot be loaded', () => {
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
    respond = (_, response) => (++loads === 1 ? fail(response) : void response.writeHead(200, html).end(words));
    const answers = await askAll({}, {});
    expect(answers.map(({ status }) => status)).toEqual([500, 200]);
    expect(log.error).toHaveBeenCalled();
  });

  it('is a 500 when that takes too long, and loaded for the next client', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    respond = (_, response) =>
      ++loads === 1 ? void vi.advanceTimersByTime(30_000) : void response.writeHead(200, html).end(words);
    expect((await askAll({}, {})).map(({ status }) => status)).toEqual([500, 200]);
    vi.useRealTimers();
  });
});
