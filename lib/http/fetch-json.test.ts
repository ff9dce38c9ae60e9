// @vitest-environment node
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchJson } from './fetch-json';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers each call in its turn, the last answer again and again; gives its address and the calls. */
const serve = async (...answers: RequestListener[]) => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push(request.method ?? '');
    answer?.(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls };
};

const json: RequestListener = (_, response) => response.end('{"price":3}');
const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end('password=secret');
const hangUp: RequestListener = (request) => request.socket.destroy();
const never: RequestListener = () => undefined;
const half: RequestListener = (_, response) => response.write('{"pri');

const get = { method: 'GET' };
const post = { method: 'POST', body: 'x' };
const soon = { timeoutMs: 200 };
const late = { timeoutMs: 5000 };

describe('fetchJson', () => {
  it('gives what the other system answers', async () => {
    const { url, calls } = await serve(json);
    expect(await fetchJson(url, {}, late)).toEqual({ price: 3 });
    expect(await fetchJson(url, post, late)).toEqual({ price: 3 });
    expect(calls).toEqual(['GET', 'POST']);
  });

  it.each([
    ['does not answer', never],
    ['stops in the middle of its answer', half],
  ])('waits no longer than it may for one that %s', async (_, answer) => {
    const { url, calls } = await serve(answer);
    const started = performance.now();
    await expect(fetchJson(url, get, soon)).rejects.toMatchObject({ name: 'UpstreamError', problem: 'timeout' });
    expect(performance.now() - started).toBeLessThan(1500);
    expect(calls).toHaveLength(1);
  });

  it('waits no longer for two attempts than for one', async () => {
    const { url, calls } = await serve(status(503), never);
    const started = performance.now();
    await expect(fetchJson(url, get, soon)).rejects.toMatchObject({ problem: 'timeout' });
    expect(performance.now() - started).toBeLessThan(1500);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['500', status(500)],
    ['503', status(503)],
    ['429', status(429)],
    ['nothing', hangUp],
  ])('reads once more after %s', async (_, failure) => {
    const { url, calls } = await serve(failure, json);
    expect(await fetchJson(url, get, late)).toEqual({ price: 3 });
    expect(calls).toHaveLength(2);
  });

  it('reads no third time', async () => {
    const { url, calls } = await serve(status(500));
    await expect(fetchJson(url, {}, late)).rejects.toMatchObject({ problem: 'unavailable' });
    expect(calls).toHaveLength(2);
  });

  it('writes once, unless told that it may twice', async () => {
    const { url, calls } = await serve(status(500), json);
    await expect(fetchJson(url, post, late)).rejects.toMatchObject({ problem: 'unavailable' });
    expect(calls).toHaveLength(1);
    const other = await serve(status(500), json);
    expect(await fetchJson(other.url, post, { ...late, retry: true })).toEqual({ price: 3 });
  });

  it.each([
    ['404', status(404)],
    ['401', status(401)],
    ['no JSON', (_, response) => response.end('<html>')],
  ] as [string, RequestListener][])('takes %s for a refusal, and asks no more', async (_, answer) => {
    const { url, calls } = await serve(answer);
    await expect(fetchJson(url, get, late)).rejects.toMatchObject({ name: 'UpstreamError', problem: 'refused' });
    expect(calls).toHaveLength(1);
  });

  it('says that nobody is there', async () => {
    const { url } = await serve(json);
    for (const close of closing.splice(0)) close();
    await expect(fetchJson(url, get, late)).rejects.toMatchObject({ name: 'UpstreamError', problem: 'unavailable' });
  });

  it('tells the log which system failed and how, and nothing of what was sent or answered', async () => {
    const { url } = await serve(status(403));
    await expect(fetchJson(`${url}?key=secret`, get, late)).rejects.toMatchObject({
      cause: { message: `${new URL(url).host} answered 403` },
    });
  });
});
