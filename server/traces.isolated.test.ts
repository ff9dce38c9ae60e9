import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { withServer } from '@/tests/support/http';
import { resetOncePerProcess } from '@/tests/support/reset-once-per-process';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface ReceivedTraces {
  url?: string;
  headers: IncomingHttpHeaders;
  text: string;
  service: unknown;
  spans: Span[];
}

const toAttributes = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Traces what `run` does, and returns the requests that the receiver of traces got. */
const recordTraces = async (run: () => Promise<unknown>, ratio = 1): Promise<ReceivedTraces[]> => {
  const received: ReceivedTraces[] = [];
  const receiver: RequestListener = async (request, response) => {
    const body = Object(await json(request));
    const [{ resource, scopeSpans }] = body.resourceSpans;
    const { value } = resource.attributes.find(({ key }: { key: string }) => key === 'service.name');
    const { url, headers } = request;
    received.push({ url, headers, text: JSON.stringify(body), service: value, spans: scopeSpans[0].spans });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  };
  await withServer(receiver, async (_, endpoint) => {
    const { startTraces } = await import('./traces');
    const stop = startTraces({ endpoint, service: 'site', ratio });
    await run();
    await stop();
  });
  return received;
};

/** A site with one page, which queries an upstream by a search term. */
const site = async (baseUrl: string) => {
  const { createHttpClient } = await import('@/lib/platform/http/client');
  const { withUpstreamLimits } = await import('@/lib/platform/http/upstream');
  const { observe } = await import('./observe');
  const client = createHttpClient({ name: 'test', baseUrl, timeoutMs: 1000 });
  const search = (term: string) => client.fetchJson('/', { query: { term }, schema: z.unknown() });
  const { find } = withUpstreamLimits(
    { find: search },
    { name: `search-${randomUUID()}`, timeoutMs: 1000, reads: ['find'] },
  );
  return observe({
    handle: async (request, response) => {
      await find(new URL(request.url ?? '', 'http://site.example').searchParams.get('q') ?? '').catch(() => undefined);
      response.end('page');
    },
  });
};

let warn = vi.fn();
beforeEach(async () => {
  vi.resetModules();
  resetOncePerProcess('tracer-provider');
  Reflect.deleteProperty(globalThis, Symbol.for('opentelemetry.js.api.1'));
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'Authorization=Bearer%20secret');
  const { log } = await import('@/lib/platform/process/log');
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllEnvs());

/** Visits the page once, with an upstream that responds with this status. */
const visit = (status: number, upstreamHeaders: IncomingHttpHeaders[]) => {
  const upstreamListener: RequestListener = ({ headers }, response) => {
    upstreamHeaders.push(headers);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('"private answer"');
  };
  const headers = {
    'X-Request-Id': 'abc',
    Cookie: 'a=private',
    traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  };
  return withServer(upstreamListener, async (_, origin) =>
    withServer(await site(origin), (send) => send({ path: '/en/search/?q=private', headers })),
  );
};

it('sends spans of a request and of the upstream that it calls, which gets the trace context', async () => {
  const upstreamHeaders: IncomingHttpHeaders[] = [];
  const [received, ...more] = await recordTraces(() => visit(200, upstreamHeaders));
  expect(more).toEqual([]);
  expect(received).toMatchObject({ url: '/v1/traces', service: { stringValue: 'site' } });
  expect(received?.headers.authorization).toBe('Bearer secret');

  const [call, request] = received?.spans ?? [];
  expect(call?.name).toMatch(/^search-\S+ find$/);
  expect(call?.parentSpanId).toBe(request?.spanId);
  expect(upstreamHeaders[0]?.traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(request?.parentSpanId).toBeUndefined();
  expect(request?.traceId).not.toBe('1'.repeat(32));
  expect(request && toAttributes(request)).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'request.id': 'abc',
    'url.path': '/en/search/',
  });
  expect(received?.text).not.toContain('private');
});

it('marks the spans of upstreams that fail', async () => {
  const [received] = await recordTraces(() => visit(500, []));
  const [call] = received?.spans ?? [];
  expect(call?.status.code).toBe(2);
  expect(call && toAttributes(call)).toMatchObject({ 'error.type': 'unavailable' });
  expect(received?.text).not.toContain('private');
});

it('records only a share of the traces', async () => {
  const upstreamHeaders: IncomingHttpHeaders[] = [];
  expect(await recordTraces(() => visit(200, upstreamHeaders), 0)).toEqual([]);
  expect(upstreamHeaders[0]?.traceparent).toMatch(/-00$/);
});

it('logs that traces cannot be sent, and stops', async () => {
  const rejecting: RequestListener = (_, response) => response.writeHead(401).end();
  await withServer(rejecting, async (_, endpoint) => {
    const { startTraces } = await import('./traces');
    const stop = startTraces({ endpoint, service: 'site', ratio: 1 });
    await visit(200, []);
    await stop();
  });
  expect(warn).toHaveBeenCalledWith(
    { event: 'traces.sending_failed', detail: expect.any(String) },
    'failed to send traces',
  );
});
