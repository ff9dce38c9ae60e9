import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withServer } from '@/tests/support/http';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { createHttpClient, type HttpClient } from './client';

const schema = z.object({ price: z.number() });
const type = { 'Content-Type': 'application/json; charset=utf-8' };

const json: RequestListener = (_, response) => response.writeHead(200, type).end('{"price":3,"more":1}');
const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end('password=secret');
const body =
  (content: string | Buffer, headers: object = type): RequestListener =>
  (_, response) =>
    response.writeHead(200, { ...headers }).end(content);
const hangUp: RequestListener = (request) => request.socket.destroy();
const hangUpHalfway: RequestListener = (_, response) => {
  response.writeHead(200, type).write('{"pri');
  setTimeout(() => response.destroy(), 20);
};
const silent: RequestListener = () => undefined;
const endless: RequestListener = (_, response) => {
  response.writeHead(200, type);
  const writeMore = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', writeMore);
  writeMore();
};
const slow: RequestListener = (_, response) => {
  response.writeHead(200, type);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Calls `use` with a client, the requests that the client's server has received, and the server's origin. */
const withClient = (
  respond: RequestListener,
  use: (client: HttpClient, received: ReceivedRequest[], origin: string) => Promise<void>,
  options: object = {},
) => {
  const received: ReceivedRequest[] = [];
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body: '' };
    received.push(entry);
    if (method !== 'GET') entry.body = await text(request);
    respond(request, response);
  };
  return withServer(listener, (_, origin) =>
    use(createHttpClient({ name: 'feed', baseUrl: `${origin}/api/`, timeoutMs: 5000, ...options }), received, origin),
  );
};

const buildExpectedError = (problem: string, reason: string | RegExp) => ({
  name: 'UpstreamError',
  problem,
  cause: { message: expect.stringMatching(new RegExp(`^feed at 127\\.0\\.0\\.1:\\d+ .*${RegExp(reason).source}`)) },
});

const expectError = (client: HttpClient, path: string, problem: string, reason: string) =>
  expect(client.fetchJson(path, { schema })).rejects.toMatchObject(buildExpectedError(problem, reason));

describe('a call', () => {
  it('returns the response parsed by its schema', () =>
    withClient(json, async (client, received) => {
      expect(await client.fetchJson('/prices/', { schema })).toEqual({ price: 3 });
      expect(received).toMatchObject([{ method: 'GET', url: '/api/prices/', headers: { accept: 'application/json' } }]);
    }));

  it('accepts other JSON types, and a compressed response', () => {
    const headers = { 'Content-Type': 'Application/problem+JSON', 'Content-Encoding': 'gzip' };
    return withClient(body(gzipSync('{"price":3}'), headers), async (client) => {
      expect(await client.fetchJson('', { schema })).toEqual({ price: 3 });
    });
  });

  it('sends a query, with one parameter per list value', () =>
    withClient(json, async (client, received) => {
      const query = { words: 'a&b=c', page: 0, open: true, ids: ['x', 'y'], locale: undefined };
      await client.fetchJson('/prices', { query, schema });
      expect(received[0]?.url).toBe('/api/prices?words=a%26b%3Dc&page=0&open=true&ids=x&ids=y');
    }));

  it('sends JSON, or a form', () =>
    withClient(json, async (client, received) => {
      await client.fetchJson('', { method: 'POST', body: { words: 'é' }, schema });
      await client.fetchJson('', { method: 'PUT', body: new URLSearchParams({ words: 'é' }), schema });
      expect(received).toMatchObject([
        { method: 'POST', body: '{"words":"é"}', headers: { 'content-type': 'application/json' } },
        {
          method: 'PUT',
          body: 'words=%C3%A9',
          headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        },
      ]);
    }));

  it('sends its own headers, the request id and the idempotency key', () =>
    withClient(
      json,
      async (client, received) => {
        await requestContext.run({ requestId: 'r-1' }, () =>
          client.fetchJson('', { method: 'POST', body: {}, idempotencyKey: 'the-key', schema }),
        );
        await client.fetchJson('', { schema });
        expect(received[0]?.headers).toMatchObject({
          authorization: 'Bearer secret',
          'x-request-id': 'r-1',
          'idempotency-key': 'the-key',
        });
        expect(received[1]?.headers).not.toHaveProperty('x-request-id');
        expect(received[1]?.headers).not.toHaveProperty('idempotency-key');
      },
      { headers: { Authorization: 'Bearer secret' } },
    ));
});

describe('an error', () => {
  const respondWith =
    (code: number, content: string): RequestListener =>
    (_, response) =>
      response.writeHead(code, type).end(content);

  it.each([
    [404, '{"code":"document_not_found","message":"ada@example.com"}', 'document_not_found'],
    [400, '{"code":"ada@example.com"}', undefined],
    [400, '{"code":400}', undefined],
    [503, '<h1>Sorry</h1>', undefined],
  ])('of status %i with %j has the status, and a code without personal data', (status, content, code) =>
    withClient(respondWith(status, content), async (client) => {
      const error = await client.fetchJson('', { schema }).catch((caught) => caught);
      expect(error).toMatchObject({ name: 'UpstreamError', status });
      expect(error.code).toBe(code);
      expect(error.cause.message).toMatch(new RegExp(`answered ${status}${code ? ` \\(${code}\\)` : ''}$`));
    }),
  );
});

describe('a request whose response does not matter', () => {
  it.each([
    ['an empty response', status(204)],
    ['status 201', status(201)],
    ['a text', body('ok', { 'Content-Type': 'text/plain' })],
    ['a response that never ends', slow],
  ])('succeeds with %s', (_, respond) =>
    withClient(
      respond,
      async (client, received) => {
        const headers = { 'webhook-id': '7', Authorization: 'of this request' };
        expect(await client.send('/events', { method: 'POST', headers, body: { words: 'é' } })).toBeUndefined();
        expect(received).toMatchObject([
          {
            method: 'POST',
            url: '/api/events',
            body: '{"words":"é"}',
            headers: { 'webhook-id': '7', authorization: 'of this request', 'content-type': 'application/json' },
          },
        ]);
      },
      { headers: { Authorization: 'of all' } },
    ),
  );

  it.each([
    [302, 'refused'],
    [500, 'unavailable'],
  ])('fails with a status of %i', (code, problem) =>
    withClient(status(code, { Location: '/' }), async (client) => {
      await expect(client.send('', { method: 'POST' })).rejects.toMatchObject({ problem, status: code });
    }),
  );
});

describe('a path', () => {
  it.each([
    '//evil.example/prices',
    'https://evil.example/',
    '@evil.example/',
    '/\\evil.example/',
    '/..',
    '/prices/../../secrets',
    '/%2e%2E/secrets',
    '/prices/..%5C..%5Csecrets',
    '/.\t./secrets',
    '/.%0a./secrets',
    '/%',
  ])('outside the base path is not requested: %j', (path) =>
    withClient(json, async (client, received) => {
      await expectError(client, path, 'refused', 'not called');
      expect(received).toEqual([]);
    }),
  );

  it.each([
    ['/a%2Fb', '/api/a%2Fb'],
    ['/..a/b..', '/api/..a/b..'],
    ['/a?b#c', '/api/a%3Fb%23c'],
    ['/a b/é', '/api/a%20b/%C3%A9'],
    ['/', '/api/'],
    ['', '/api'],
  ])('stays below the base path: %j', (path, url) =>
    withClient(json, async (client, received) => {
      await client.fetchJson(path, { schema });
      expect(received[0]?.url).toBe(url);
    }),
  );
});

describe('an upstream that fails', () => {
  it.each<[string, string, RequestListener, string]>([
    ['500', 'unavailable', status(500), 'answered 500'],
    ['429', 'unavailable', status(429), 'answered 429'],
    ['404', 'refused', status(404), 'answered 404'],
    ['304, without an ETag', 'refused', status(304), 'answered 304'],
    ['no connection', 'unavailable', hangUp, 'could not be reached: '],
    ['half a response', 'unavailable', hangUpHalfway, 'could not be reached: '],
    ['bytes that are not gzip', 'unavailable', body('{}', { ...type, 'Content-Encoding': 'gzip' }), 'Z_DATA_ERROR'],
    ['HTML', 'refused', body('<html>', { 'Content-Type': 'text/html' }), 'not send JSON'],
    ['no media type', 'refused', body('{"price":3}', {}), 'not send JSON'],
    ['an empty body', 'refused', body(''), 'not send JSON'],
    ['the wrong shape', 'refused', body('{"price":"secret"}'), 'wrong shape: price: '],
  ])('with %s is %s, and is not called again', (_, problem, respond, reason) =>
    withClient(respond, async (client, received) => {
      const call = client.fetchJson('/prices', { query: { token: 'secret' }, schema });
      const error = await call.catch((thrown) => thrown);
      expect(error).toMatchObject(buildExpectedError(problem, reason));
      expect(error.cause.message).not.toContain('secret');
      expect(error.cause.cause).toBeUndefined();
      expect(received).toHaveLength(1);
    }),
  );

  it('is refused if it redirects, and the other host is never called', () =>
    withClient(json, async (_, otherRequests, otherOrigin) =>
      withClient(status(302, { Location: `${otherOrigin}/prices` }), async (client) => {
        await expectError(client, '', 'refused', 'answered 302');
        expect(otherRequests).toEqual([]);
      }),
    ));

  it('is unavailable if nothing listens on its port', async () => {
    const baseUrl = await withServer(json, async (_, origin) => origin);
    const client = createHttpClient({ name: 'feed', baseUrl, timeoutMs: 5000 });
    await expectError(client, '', 'unavailable', 'ECONNREFUSED');
  });
});

describe('a response with Retry-After', () => {
  it.each([
    ['seconds', '30', 30_000],
    ['a date', new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60_000, -4)],
    ['a date in the past', 'Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['an invalid value', 'soon', undefined],
  ])('reports how long to wait: %s', (_, value, retryAfterMs) =>
    withClient(status(429, { 'Retry-After': value }), async (client) => {
      const error = await client.fetchJson('', { schema }).catch((thrown) => thrown);
      expect(error).toMatchObject({ problem: 'unavailable', status: 429 });
      expect(error.retryAfterMs).toEqual(retryAfterMs);
    }),
  );
});

describe('a response with an ETag', () => {
  const etagListener: RequestListener = (request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { ...type, ETag: '"1"' }).end('{"price":3}');

  it('is not sent again while it is unchanged', () =>
    withClient(etagListener, async (client) => {
      expect(await client.fetchJsonIfChanged(undefined, '', { schema })).toEqual({ value: { price: 3 }, etag: '"1"' });
      expect(await client.fetchJsonIfChanged('"1"', '', { schema })).toBeNull();
      expect(await client.fetchJsonIfChanged('"0"', '', { schema })).toEqual({ value: { price: 3 }, etag: '"1"' });
    }));

  it('is returned without an ETag if the upstream no longer sends one', () =>
    withClient(json, async (client) => {
      expect(await client.fetchJsonIfChanged('"1"', '', { schema })).toEqual({ value: { price: 3 } });
    }));
});

describe('the size of a response', () => {
  const limit = { maxBytes: 100_000 };

  it('may be exactly the limit', () =>
    withClient(
      (request, response) => response.writeHead(200, type).end('{"price":3}'.padEnd(Number(request.url?.slice(5)))),
      async (client) => {
        expect(await client.fetchJson('/100000', { schema })).toEqual({ price: 3 });
        await expectError(client, '/100001', 'refused', 'more than 100000');
      },
      limit,
    ));

  it('is checked while it arrives', () =>
    withClient(
      endless,
      async (client) => {
        await expectError(client, '', 'refused', 'more than 100000');
      },
      limit,
    ));

  it('is checked after decompression, before everything is decompressed', () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    return withClient(
      body(bomb, { ...type, 'Content-Encoding': 'gzip' }),
      async (client) => {
        const bytesBefore = process.memoryUsage().arrayBuffers;
        await expectError(client, '', 'refused', 'more than 100000');
        expect(process.memoryUsage().arrayBuffers - bytesBefore).toBeLessThan(20_000_000);
      },
      limit,
    );
  });

  it('is limited to 5 MB by default', () =>
    withClient(body(JSON.stringify({ price: 3, noise: randomBytes(2_600_000).toString('hex') })), async (client) => {
      await expectError(client, '', 'refused', 'more than 5000000');
    }));
});

describe('long responses', () => {
  it('are received four at a time beyond their first 256 kB', () => {
    const pendingEnds: (() => void)[] = [];
    const twoPartListener: RequestListener = (_, response) => {
      response.writeHead(200, type).write(`{"noise":"${'x'.repeat(300_000)}`);
      pendingEnds.push(() => response.end('","price":3}'));
    };
    return withClient(twoPartListener, async (client) => {
      const received: number[] = [];
      const calls = Array.from({ length: 5 }, async (_, index) => {
        await client.fetchJson('', { schema });
        received.push(index);
      });
      await expect.poll(() => pendingEnds.length).toBe(5);
      await wait(100);
      for (const end of pendingEnds.slice(4)) end();
      await wait(100);
      expect(received).toEqual([]);
      for (const end of pendingEnds) end();
      await Promise.all(calls);
      expect(received).toHaveLength(5);
    });
  });

  it('do not delay short ones', () => {
    const pendingEnds: (() => void)[] = [];
    const longOrShortListener: RequestListener = ({ url }, response) => {
      if (url?.endsWith('/short')) return response.writeHead(200, type).end('{"price":3}');
      response.writeHead(200, type).write(' '.repeat(300_000));
      return pendingEnds.push(() => response.end('{"price":3}'));
    };
    return withClient(longOrShortListener, async (client) => {
      const calls = Array.from({ length: 6 }, () => client.fetchJson('/long', { schema }));
      await expect.poll(() => pendingEnds.length).toBe(6);
      expect(await client.fetchJson('/short', { schema })).toEqual({ price: 3 });
      for (const end of pendingEnds) end();
      await Promise.all(calls);
    });
  });
});

describe('the time limit of a call', () => {
  it.each([
    ['does not respond', silent],
    ['stops in the middle', (_, response) => response.writeHead(200, type).write('{"pri')],
    ['goes on slowly', slow],
  ] as [string, RequestListener][])('applies if the upstream %s', (_, respond) =>
    withClient(
      respond,
      async (client) => {
        const startMs = performance.now();
        await expectError(client, '', 'timeout', 'in time');
        expect(performance.now() - startMs).toBeLessThan(1500);
      },
      { timeoutMs: 200 },
    ),
  );
});

describe('a file', () => {
  const readFile = async (client: HttpClient) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await client.fetchFile('/file')) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };

  it('is returned as it arrives, whatever its type', () =>
    withClient(body('%PDF', { 'Content-Type': 'application/pdf' }), async (client) => {
      expect(await readFile(client)).toBe('%PDF');
    }));

  it.each([
    ['on a server that fails', status(500), 'unavailable'],
    ['that is cut off', hangUpHalfway, 'unavailable'],
    ['that never ends', endless, 'refused'],
    ['that takes too long', slow, 'timeout'],
  ] as const)('%s is an error', (_, respond, problem) =>
    withClient(respond, async (client) => {
      await expect(readFile(client)).rejects.toMatchObject({ problem });
    }),
  );
});

it('a clock that differs by more than a minute is logged once an hour', () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const dates = [0, -50, -90, -90].map((seconds) => new Date(Date.now() + seconds * 1000).toUTCString());
  const respond: RequestListener = (_, response) =>
    response.writeHead(200, { ...type, Date: dates.shift() }).end('{"price":3}');
  return withClient(respond, async (client) => {
    for (const [call, logCount] of [0, 0, 1, 1].entries()) {
      await client.fetchJson('', { schema });
      expect(logged, `call ${call}`).toHaveBeenCalledTimes(logCount);
    }
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ event: 'clock.differs', upstream: 'feed' });
  });
});
