import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ApiModule, type ApiRequest, call, serve } from '@/tests/support/api';
import { env } from '../platform/env';
import { UpstreamError } from '../platform/http/upstream-error';
import { log } from '../platform/process/log';
import { defineEndpoint } from './endpoint';
import { ApiError } from './errors';

const buildReader = (extra: object = {}) => ({
  default: defineEndpoint({
    method: 'GET',
    summary: 'Returns a greeting',
    query: z.object({ name: z.string().min(2).default('you'), times: z.coerce.number().int().default(1) }),
    response: z.object({ hello: z.string() }),
    sharedCall: 'archives',
    handle: async ({ query: { name, times } }) => ({ hello: `${name} ${times}` }),
    ...extra,
  }),
});

const buildWriter = (extra: object = {}): ApiModule => ({
  config: { api: { bodyParser: false } },
  default: defineEndpoint({
    method: 'POST',
    summary: 'Accepts a name',
    body: z.object({ name: z.string().min(2), address: z.object({ city: z.string() }) }),
    response: z.object({ name: z.string() }),
    handle: async ({ body }) => ({ name: body.name }),
    ...extra,
  }),
});
const body = { name: 'Ada', address: { city: 'Paris' } };
const post = (sent: ApiRequest = {}, module = buildWriter()) => call(module, { method: 'POST', body, ...sent });

const failing = (error: unknown, extra: object = {}) =>
  buildReader({
    ...extra,
    handle: async () => {
      throw error;
    },
  });

/** Matches an error response: its status, the common shape of errors, and that it is not cacheable. */
const failure = (status: number, more: object = {}) =>
  expect.objectContaining({
    status,
    headers: expect.objectContaining({ 'cache-control': 'no-store' }),
    json: expect.objectContaining({
      success: false,
      message: expect.stringMatching(/\S/),
      requestId: expect.any(String),
      ...more,
    }),
  });

describe('an endpoint', () => {
  it('returns the result of its handler, with its query and Cache-Control', async () => {
    const { status, headers, json } = await call(buildReader(), { query: { name: 'Ada', times: '3' } });
    expect(status).toBe(200);
    expect(json).toEqual({ hello: 'Ada 3' });
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
  });

  it('removes fields that its response schema does not contain', async () => {
    const secret = { hello: 'you', password: 'secret' };
    expect((await call(buildReader({ handle: async () => secret }))).json).toEqual({ hello: 'you' });
  });

  it('sends nothing more when the handler has already responded', async () => {
    const redirecting = buildReader({
      handle: async ({ response }: { response: { redirect: (status: number, url: string) => void } }) => {
        response.redirect(307, '/en/');
        return null;
      },
    });
    const { status, headers } = await call(redirecting);
    expect(status).toBe(307);
    expect(headers).toMatchObject({ location: '/en/', 'cache-control': 'no-store' });
  });

  it('responds with 204 and no body', async () => {
    const { status, text, headers } = await post(
      {},
      buildWriter({ response: undefined, statusWithoutBody: 204, handle: async () => null }),
    );
    expect(status).toBe(204);
    expect(text).toBe('');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('responds to GET and POST if `get` is set', async () => {
    const both = buildWriter({ get: buildReader().default });
    expect((await call(both, { query: { name: 'Bea' } })).json).toEqual({ hello: 'Bea 1' });
    expect((await call(both, { method: 'HEAD' })).status).toBe(200);
    expect((await post({}, both)).json).toEqual({ name: 'Ada' });
    const { status, headers } = await call(both, { method: 'PUT' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST');
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const { status, headers, text } = await call(buildReader(), { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(text).toBe('');
  });

  it.each([
    ['PUT', 'GET, HEAD', buildReader],
    ['GET', 'POST', buildWriter],
  ])('refuses %s with 405 and Allow: %s, and does not call the handler', async (method, allowed, build) => {
    const handle = vi.fn(async () => ({ name: '' }));
    const response = await call(build({ handle }), { method, ...(method === 'PUT' && { body }) });
    expect(response).toEqual(failure(405));
    expect(response.headers.allow).toBe(allowed);
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('cross-site requests', () => {
  it.each([
    ['detected by Origin', { Host: 'site.example', Origin: 'https://evil.example' }],
    [
      'from a host that starts with the host of this site',
      { Host: 'site.example', Origin: 'https://site.example.evil' },
    ],
    ['from a sandboxed frame', { Host: 'site.example', Origin: 'null' }],
    ['detected by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('are refused: %s', async (_, headers) => {
    expect(await post({ headers })).toEqual(failure(403));
  });

  it.each([
    ['from this site', { Host: 'site.example', Origin: 'https://site.example', 'Sec-Fetch-Site': 'same-origin' }],
    ['from this site on a port', { Host: 'localhost:3000', Origin: 'http://localhost:3000' }],
    ['from this site behind a proxy with another host', { Host: '10.0.0.1:3000', Origin: env.SITE_URL }],
    ['without Origin', {}],
  ])('do not include requests %s', async (_, headers) => {
    expect((await post({ headers })).status).toBe(200);
  });

  it('are accepted by an endpoint with `allowsCrossSite`, and for GET', async () => {
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await post({ headers }, buildWriter({ allowsCrossSite: true }))).status).toBe(200);
    expect((await call(buildReader(), { headers })).status).toBe(200);
  });
});

describe('a body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type %j is refused with 415',
    async (type) => {
      expect(await post({ body: JSON.stringify(body), headers: { 'Content-Type': type } })).toEqual(failure(415));
    },
  );

  it('may be form data if the endpoint sets `acceptsForms`, with all values of each field', async () => {
    const fields = z.record(z.string(), z.array(z.string()));
    const forms = buildWriter({
      acceptsForms: true,
      body: fields,
      response: fields,
      handle: async ({ body }: { body: object }) => body,
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    const { json } = await call(forms, { method: 'POST', body: 'name=Ada&city=S%C3%A8te&name=B+C&empty=', headers });
    expect(json).toEqual({ name: ['Ada', 'B C'], city: ['Sète'] });
    expect((await call(forms, { method: 'POST', body: { name: ['Ada'] } })).json).toEqual({ name: ['Ada'] });
  });

  it('may specify its charset', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await post({ body: JSON.stringify(body), headers })).status).toBe(200);
  });

  it('above 32 kB is refused with 413, with or without a Content-Length', async () => {
    const large = JSON.stringify({ ...body, name: 'a'.repeat(33 * 1024) });
    const type = { 'Content-Type': 'application/json' };
    const length = String(large.length);
    expect(await post({ body: large, headers: { ...type, 'Content-Length': length } })).toEqual(failure(413));
    expect(await post({ body: large, headers: { ...type, 'Transfer-Encoding': 'chunked' } })).toEqual(failure(413));
    const name = 'é'.repeat(16_000);
    expect((await post({ body: { ...body, name } })).json).toEqual({ name });
  });

  it.each(['', '{"name":}', '{} {}', 'null', '[]', '1'])(
    'that is no JSON object is refused with 400: %j',
    async (text) => {
      const headers = { 'Content-Type': 'application/json' };
      expect(await post({ body: text, headers })).toEqual(failure(400));
    },
  );

  it('with invalid fields is refused with 400 and the names of the fields', async () => {
    const handle = vi.fn(async () => ({ name: '' }));
    const response = await post({ body: { name: 'A', address: {} } }, buildWriter({ handle }));
    expect(handle).not.toHaveBeenCalled();
    expect(response).toEqual(failure(400));
    expect(response.json.fields).toEqual([
      { field: 'name', message: expect.stringMatching(/\S/) },
      { field: 'address.city', message: expect.stringMatching(/\S/) },
    ]);
  });

  it('may be missing if its schema is optional', async () => {
    const optional = buildWriter({
      body: z.unknown(),
      response: undefined,
      handle: async ({ body: sent = null }) => [sent],
    });
    expect((await post({ body: undefined }, optional)).json).toEqual([null]);
    expect((await post({ body: 'a', headers: { 'Transfer-Encoding': 'chunked' } }, optional)).status).toBe(415);
  });

  it('is not read if the caller is not authorised', async () => {
    const authorize = () => {
      throw new ApiError(401, 'The secret is wrong.');
    };
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '20' };
    const { call, close } = await serve(buildWriter({ authorize }));
    expect(await call({ method: 'POST', headers, body: '{' })).toEqual(failure(401));
    await close();
  });

  it('is refused with 429 while the same visitor sends 2 MB of other bodies, unless it has a secret', async () => {
    const { call, close, port } = await serve(buildWriter());
    const head = (path: string) =>
      `POST / HTTP/1.1\r\nHost: a\r\nX-Test-Visitor: ${path}\r\nContent-Type: application/json\r\nContent-Length: 32000\r\n\r\n{`;
    const sockets = Array.from({ length: 64 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    for (const socket of sockets) socket.write(head('192.0.2.240'));
    const sent = { method: 'POST', body };
    await vi.waitFor(async () => {
      const refused = await call({ ...sent, from: '192.0.2.240' });
      expect(refused).toEqual(failure(429));
      expect(refused.headers['retry-after']).toBe('5');
    });
    expect((await call(sent)).status).toBe(200);
    const authorized = buildWriter({ authorize: () => undefined });
    expect((await post({ from: '192.0.2.240' }, authorized)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await call({ ...sent, from: '192.0.2.240' })).status).toBe(200));
    await close();
  });
});

it('refuses an invalid query with 400 and the names of its fields', async () => {
  const response = await call(buildReader(), { query: { name: 'A', times: 'often' } });
  expect(response).toEqual(failure(400));
  expect(response.json.fields.map(({ field }: { field: string }) => field)).toEqual(['name', 'times']);
  expect(await call(buildReader(), { query: { name: ['Ada', 'Bea'] } })).toEqual(failure(400));
});

describe('an empty value', () => {
  it('counts as missing, also if it is repeated', async () => {
    const queries: ApiRequest['query'][] = [{ name: '', times: '' }, { name: ['', ''] }];
    for (const query of queries) expect((await call(buildReader(), { query })).json).toEqual({ hello: 'you 1' });
  });

  it('is removed without the other values of its field', async () => {
    expect((await call(buildReader(), { query: { name: ['', 'Ada'] } })).json).toEqual({ hello: 'Ada 1' });
    expect((await call(buildReader(), { query: { name: ['Ada', 'Bea'] } })).status).toBe(400);
  });

  it('counts as missing in a body too, and inside lists', async () => {
    const list = z.object({ type: z.enum(['talk']).optional(), houses: z.array(z.string().min(1)).default(['all']) });
    const module = buildWriter({ body: list, response: list, handle: async (call: { body: object }) => call.body });
    const send = async (sent: object) => (await post({ body: sent }, module)).json;
    expect(await send({ type: '', houses: [''] })).toEqual({ houses: ['all'] });
    expect(await send({ type: 'talk', houses: ['', 'orvaine'] })).toEqual({ type: 'talk', houses: ['orvaine'] });
    expect(await send({ houses: [] })).toEqual({ houses: [] });
  });

  it('is reported if the field is required', async () => {
    expect(await post({ body: { ...body, name: '' } })).toEqual(
      failure(400, { fields: [expect.objectContaining({ field: 'name' })] }),
    );
  });
});

describe('too many requests', () => {
  it('are refused with 429 and Retry-After until the period ends', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    try {
      const module = buildReader({ limit: { calls: 2, seconds: 60 } });
      const from = '198.51.100.1';
      expect((await call(module, { from })).status).toBe(200);
      vi.setSystemTime(20_000);
      expect((await call(module, { from })).status).toBe(200);
      vi.setSystemTime(30_000);
      const refused = await call(module, { from });
      expect(refused).toEqual(failure(429));
      expect(refused.headers['retry-after']).toBe('30');
      vi.setSystemTime(60_001);
      expect((await call(module, { from })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are counted per connection and endpoint, not by the address that the client claims', async () => {
    const module = buildReader({ limit: { calls: 1, seconds: 60 } });
    const visit = (from: string, claimed: string) => call(module, { from, headers: { 'X-Forwarded-For': claimed } });
    await visit('198.51.100.2', '1.1.1.1');
    expect((await visit('198.51.100.2', '2.2.2.2')).status).toBe(429);
    expect((await visit('198.51.100.3', '1.1.1.1')).status).toBe(200);
    expect((await call(buildReader(), { from: '198.51.100.2' })).status).toBe(200);
  });

  it('means more than 120 a minute by default', async () => {
    const module = buildReader();
    const from = '198.51.100.5';
    for (let calls = 0; calls < 120; calls++) expect((await call(module, { from })).status).toBe(200);
    expect((await call(module, { from })).status).toBe(429);
  });
});

describe('an error', () => {
  it('in the shape of a response has status 500, is logged, and reveals no details', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const response = await call(buildReader({ handle: async () => ({ hello: { password: 'secret' } }) }));
    expect(response).toEqual(failure(500));
    expect(response.text).not.toMatch(/secret|hello/);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('that the handler throws has its status, message and fields', async () => {
    const fields = [{ field: 'name', message: 'is taken' }];
    const response = await call(failing(new ApiError(409, 'This name is taken.', fields)));
    expect(response).toEqual(failure(409, { message: 'This name is taken.', fields }));
  });

  it.each([
    ['refused', 502],
    ['unavailable', 503],
    ['timeout', 504],
  ] as const)('of an upstream that is %s has status %i, is logged and hides its cause', async (problem, status) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const cause = new Error('password=secret at cms.internal');
    const response = await call(failing(new UpstreamError(problem, { cause })));
    expect(response).toEqual(failure(status));
    expect(response.text).not.toMatch(/secret|internal/);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ cause }) }),
      expect.anything(),
    );
  });

  it.each([[new Error('secret detail')], ['secret detail'], [undefined]])(
    'that is unexpected has status 500, reveals no details, and is logged: %s',
    async (error) => {
      const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
      const response = await call(failing(error), { query: { name: 'Private' }, headers: { 'X-Request-Id': 'id-1' } });
      expect(response).toEqual(failure(500, { requestId: 'id-1' }));
      expect(response.text).not.toMatch(/secret|\.ts|at /);
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        { event: 'server.call_failed', path: '/api/call/', err: error },
        expect.any(String),
      );
    },
  );

  it('that the caller caused is not logged', async () => {
    const logged = vi.spyOn(log, 'error');
    await call(failing(new ApiError(404, 'None.')));
    expect(logged).not.toHaveBeenCalled();
  });

  it('includes the fields of `failure`', async () => {
    const response = await call(failing(new ApiError(400, 'Wrong.'), { errorFields: { result: [], success: true } }));
    expect(response).toEqual(failure(400, { result: [] }));
  });
});

describe('an error that is returned as null', () => {
  const nullOnError = (parts: object = {}) => buildReader({ errorFields: null, ...parts });

  it.each([
    ['invalid input', 'info', () => call(nullOnError(), { query: { times: 'x' } })],
    ['a missing resource', 'info', () => call(failing(new ApiError(404, 'There is none.'), { errorFields: null }))],
    ['an unexpected error', 'error', () => call(failing(new Error('secret detail'), { errorFields: null }))],
  ] as const)('is null for %s, and logged as %s', async (_, level, send) => {
    const logged = vi.spyOn(log, level).mockImplementation(() => undefined);
    const { status, headers, text } = await send();
    expect([status, text]).toEqual([200, 'null']);
    expect(headers['cache-control']).toBe('no-store');
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('still has its status for a wrong method or too many requests', async () => {
    expect((await call(nullOnError(), { method: 'PUT' })).status).toBe(405);
    const { call: visit, close } = await serve(nullOnError({ limit: { calls: 1, seconds: 60 } }));
    const from = '192.0.2.251';
    await visit({ from });
    expect((await visit({ from })).status).toBe(429);
    await close();
  });
});

describe('the request id', () => {
  it('is the one that the caller sends', async () => {
    const { headers } = await call(buildReader(), { headers: { 'X-Request-Id': 'abc-123' } });
    expect(headers['x-request-id']).toBe('abc-123');
  });

  it.each(['a'.repeat(65), 'two words', '<script>'])(
    'is not the one that the caller sends if that is %s',
    async (requestId) => {
      const { headers } = await call(buildReader(), { headers: { 'X-Request-Id': requestId } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is generated for each call without one, and repeated in the error', async () => {
    const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    const responses = [await call(buildReader()), await call(failing(new ApiError(400, 'Wrong.')))];
    const ids = responses.map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(responses[1]?.json.requestId).toBe(ids[1]);
  });
});
