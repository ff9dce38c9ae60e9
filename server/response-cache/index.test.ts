import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentChanges } from '@/lib/platform/process/lifecycle';
import { log, logOutput } from '@/lib/platform/process/log';
import { trackRead } from '@/lib/platform/process/reads';
import { withServer } from '@/tests/support/http';
import { limitCaching } from '../limit-caching';
import { type Handler, observe } from '../observe';
import { withResponseCache } from './index';
import { unqueued } from './response-cache';
import { createStoredResponseSender } from './send-stored';

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' };
const pageText = 'the text of a page. '.repeat(500);

let receivedRequests: Pick<IncomingMessage, 'url' | 'headers'>[];
let respond: Handler;

/** Sends requests through the cache, one after the other. As on the site, which looks for a file first, it waits. */
const requestAll = (...requests: { path?: string; method?: string; headers?: Record<string, string> }[]) => {
  const handler: Handler = (request, response) => {
    receivedRequests.push({ url: request.url, headers: request.headers });
    return respond(request, response);
  };
  const { handle, handleSync } = withResponseCache(
    { render: handler, handleOther: handler, toClient: () => unqueued },
    createStoredResponseSender(['X-Common', 'yes']),
  );
  const site: Handler = async (...args) => {
    await null;
    return handle(...args);
  };
  return withServer(observe({ handle: site, handleSync }), async (send) => {
    const responses = [];
    for (const request of requests) responses.push(await send({ path: '/en/', ...request }));
    return responses;
  });
};
const cacheResults = (responses: { headers: IncomingMessage['headers'] }[]) =>
  responses.map(({ headers }) => `${headers['server-timing']}`.replace('cache;desc=', ''));

beforeEach(() => {
  vi.spyOn(logOutput, 'write').mockReturnValue(true);
  contentChanges.removeAllListeners();
  receivedRequests = [];
  respond = (_, response) => void response.writeHead(200, html).end(pageText);
});

describe('a response', () => {
  it('is shared from the first one on', async () => {
    const responses = await requestAll({}, {}, {});
    expect(cacheResults(responses)).toEqual(['miss', 'hit', 'hit']);
    expect(receivedRequests).toHaveLength(1);
    expect(new Set(responses.map(({ body }) => body.toString()))).toEqual(new Set([pageText]));
  });

  it('keeps the query if it is a redirect, also the part on which pages do not depend', async () => {
    respond = ({ url }, response) => {
      const [, query = ''] = url?.split('?') ?? [];
      return void response.writeHead(308, { Location: `/en/news/?${query}#top`, 'Cache-Control': 's-maxage=60' }).end();
    };
    const [response] = await requestAll({ path: '/en/old/?utm_source=mail&page=2' });
    expect(response?.headers.location).toBe('/en/news/?page=2&utm_source=mail#top');
  });

  it.each<[string, { path?: string; method?: string; headers?: Record<string, string> }]>([
    ['a POST', { method: 'POST' }],
    ['an Authorization', { headers: { Authorization: 'Bearer secret' } }],
    ['the cookie of a preview', { headers: { Cookie: 'a=b; __prerender_bypass=1' } }],
    ['the page of one person', { path: '/en/subscription/?token=a', headers: { Cookie: 'a=b' } }],
  ])('to %s bypasses the cache', async (_, request) => {
    const responses = await requestAll({}, request, request, {});
    expect(cacheResults(responses)).toEqual(['miss', 'undefined', 'undefined', 'hit']);
    expect(receivedRequests).toHaveLength(3);
    expect(receivedRequests[1]?.url).toBe(request.path ?? '/en/');
    expect(receivedRequests[1]?.headers.cookie).toBe(request.headers?.Cookie);
  });
});

describe('a shared response', () => {
  it('is made without any headers of a client', async () => {
    const headers = { Cookie: 'name=Ada', 'User-Agent': 'a browser', Referer: 'https://www.example.com/', 'X-A': 'b' };
    await requestAll({ headers });
    expect(Object.keys(receivedRequests[0]?.headers ?? {}).sort()).toEqual(['host', 'user-agent']);
    expect(receivedRequests[0]?.headers['user-agent']).not.toBe('a browser');
  });

  it('is requested with X-Nextjs-Data if it is the data of a page', async () => {
    await requestAll({ path: '/_next/data/id/en.json' });
    expect(receivedRequests[0]?.headers).toMatchObject({ 'x-nextjs-data': '1' });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('is compressed according to Accept-Encoding "%s"', async (accepted, encoding, decode) => {
    const headers = { 'Accept-Encoding': accepted };
    for (const { headers: sent, body } of await requestAll({ headers }, { headers }, { headers })) {
      expect(sent).toMatchObject({ vary: 'Accept-Encoding', 'x-common': 'yes', 'content-length': `${body.length}` });
      expect(sent['content-encoding']).toBe(encoding);
      expect(decode(body).toString()).toBe(pageText);
    }
  });

  it('is 304 if the ETag matches, and has no body for HEAD', async () => {
    const [first] = await requestAll({});
    const etag = first?.headers.etag ?? '';
    const [, unchanged, changed, head] = await requestAll(
      {},
      { headers: { 'If-None-Match': `"a", ${etag}` } },
      { headers: { 'If-None-Match': '"a"' } },
      { method: 'HEAD' },
    );
    expect([unchanged?.status, unchanged?.body.length, unchanged?.headers.etag]).toEqual([304, 0, etag]);
    expect(unchanged?.headers).toMatchObject({ 'cache-control': html['Cache-Control'], 'x-common': 'yes' });
    expect(changed?.status).toBe(200);
    expect([head?.status, head?.body.length]).toEqual([200, 0]);
    expect(Number(head?.headers['content-length'])).toBeGreaterThan(0);
  });

  it('has the ETag of the handler, as a weak one', async () => {
    respond = (_, response) => void response.writeHead(200, { ...html, ETag: '"version-1"' }).end(pageText);
    const responses = await requestAll({}, { headers: { 'If-None-Match': '"version-1"' } });
    expect(responses.map(({ status }) => status)).toEqual([200, 304]);
    expect(responses[0]?.headers.etag).toBe('W/"version-1"');
  });

  it('has the id of each request', async () => {
    const ids = (await requestAll({}, {}, {})).map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    const [, own] = await requestAll({}, { headers: { 'X-Request-Id': 'abc' } });
    expect(own?.headers['x-request-id']).toBe('abc');
  });

  it('is loaded again after its content has changed', async () => {
    respond = ({ url = '' }, response) => {
      limitCaching(response);
      trackRead(`page:${url}`);
      if (url === '/it/') contentChanges.emit('published', new Set(['page:/fr/']));
      response.setHeader('Cache-Control', html['Cache-Control']).end(pageText);
    };
    const paths = ['/en/', '/fr/', '/it/', '/en/', '/fr/'];
    const responses = await requestAll(...paths.map((path) => ({ path })));
    expect(cacheResults(responses)).toEqual(['miss', 'miss', 'miss', 'hit', 'miss']);
  });

  it('is shared by URLs whose queries differ only in order or in ignored parameters', async () => {
    const paths = ['/en/?year=2026&page=1', '/en/?page=1&utm_source=mail&year=2026', '/en/?page=2&year=2026'];
    const responses = await requestAll(...paths.map((path) => ({ path })));
    expect(cacheResults(responses)).toEqual(['miss', 'hit', 'miss']);
    expect(receivedRequests[0]?.url).toBe('/en/?page=1&year=2026');
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
    ['its connection is closed', (response: ServerResponse) => void response.destroy()],
  ])('is a 500 when %s, and loaded for the next client', async (_, fail) => {
    respond = (_, response) => (++loads === 1 ? fail(response) : void response.writeHead(200, html).end(pageText));
    const responses = await requestAll({}, {});
    expect(responses.map(({ status }) => status)).toEqual([500, 200]);
    expect(log.error).toHaveBeenCalled();
  });

  it('is a 500 when that takes too long, and loaded for the next client', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    respond = (_, response) =>
      ++loads === 1 ? void vi.advanceTimersByTime(30_000) : void response.writeHead(200, html).end(pageText);
    expect((await requestAll({}, {})).map(({ status }) => status)).toEqual([500, 200]);
    vi.useRealTimers();
  });
});
