import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lifecycle } from '@/lib/platform/process/lifecycle';
import { log, logOutput } from '@/lib/platform/process/log';
import { requestContext } from '@/lib/platform/process/request-context';
import { withServer } from '@/tests/support/http';
import { observe } from './observe';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hello = observe({ handle: (_, response) => void response.end('hello') });

beforeEach(() => {
  vi.spyOn(logOutput, 'write').mockReturnValue(true);
});

const logLines = () => vi.mocked(logOutput.write).mock.calls.map(([line]) => JSON.parse(line) as unknown);

describe('the id of a request', () => {
  it.each<[string, string | RegExp]>([
    ['abc.DEF-1_b', /^abc/],
    ['x'.repeat(64), /^x+$/],
    ['', uuid],
    ['two words', uuid],
    ['x'.repeat(65), uuid],
  ])('is the caller’s if it is valid: "%s"', async (id, expected) => {
    const { headers } = await withServer(hello, (send) => send({ headers: { 'X-Request-Id': id } }));
    expect(headers['x-request-id']).toMatch(expected);
  });

  it('is available wherever the request is being handled', async () => {
    const handler = observe({
      handle: async (_, response) => {
        await new Promise((resolve) => setImmediate(resolve));
        response.end(requestContext.getStore()?.requestId);
      },
    });
    const { body } = await withServer(handler, (send) => send({ headers: { 'X-Request-Id': 'abc' } }));
    expect(body.toString()).toBe('abc');
  });
});

describe('the log', () => {
  it('has a line for each response, without the query', async () => {
    await withServer(hello, (send) => send({ path: '/en/?token=private', headers: { 'X-Request-Id': 'abc' } }));
    await vi.waitFor(() => expect(logLines()).toHaveLength(1));
    const expectedEntry = { method: 'GET', path: '/en/', status: 200, bytes: 5, ms: expect.any(Number) };
    expect(logLines()[0]).toMatchObject({ requestId: 'abc', ...expectedEntry });
  });

  it('has the id of a request whose client has disconnected', async () => {
    const disconnecting = observe({ handle: ({ socket }) => void socket.destroy() });
    const response = withServer(disconnecting, (send) => send({ headers: { 'X-Request-Id': 'abc' } }));
    await expect(response).rejects.toThrow();
    await vi.waitFor(() => expect(logLines()).toEqual([expect.objectContaining({ requestId: 'abc' })]));
  });
});

it('responds with 500, without details, if the handler fails', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const failing = observe({ handle: () => Promise.reject(new Error('a secret')) });
  const { status, body } = await withServer(failing, (send) => send());
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('secret');
  expect(error).toHaveBeenCalledOnce();
});

it('closes the connection if a body ends before its length', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const truncated = observe({
    handle: (_, response) => {
      response.setHeader('Content-Length', 100);
      response.write('only');
      response.end('this');
    },
  });
  await expect(withServer(truncated, (send) => send())).rejects.toThrow();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ bytes: 8 }), expect.any(String));
});

it('does not mistake a response without a body for a truncated one', async () => {
  const empty = observe({
    handle: (request, response) => {
      response.statusCode = request.url === '/304' ? 304 : 200;
      response.setHeader('Content-Length', 100);
      response.end();
    },
  });
  const responses = await withServer(empty, async (send) => [
    await send({ method: 'HEAD' }),
    await send({ path: '/304' }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 304]);
});

it('closes each connection after its response while the server stops', async () => {
  lifecycle.isStopping = true;
  const { headers } = await withServer(hello, (send) => send({ headers: { Connection: 'keep-alive' } }));
  lifecycle.isStopping = false;
  expect(headers.connection).toBe('close');
});
