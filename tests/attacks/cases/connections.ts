import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, vi } from 'vitest';
import { formatRequest, get, openSocket, readUntilClosed } from '../support/requests';
import { isShortRun } from '../support/scale';

const site = inject('site');
const secondMs = 1000;

const upgradeCount = 250;
const targets = ['/_next/webpack-hmr', '/', '/en/', '/api/health/', '/_next/', '*'];
const protocols = ['websocket', 'h2c', 'TLS/1.2', 'websocket, h2c'];

it(`none of ${upgradeCount} upgrades leaves a connection with another protocol`, async () => {
  const upgrade = async (index: number) => {
    const socket = openSocket(site);
    const headers = {
      Connection: 'Upgrade',
      Upgrade: protocols[index % protocols.length] ?? '',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
    };
    const responseBytes = readUntilClosed(socket, 15 * secondMs);
    socket.write(formatRequest(site, { target: targets[index % targets.length] ?? '', headers }));
    // An upgraded connection would not respond to this request.
    socket.once('data', () => socket.write(formatRequest(site, { target: '/api/health/' })));
    return (await responseBytes).toString('latin1');
  };
  const responses = await Promise.all(Array.from({ length: upgradeCount }, (_, number) => upgrade(number)));
  expect(responses.filter((text) => /HTTP\/1\.1 101/.test(text))).toEqual([]);
  expect(responses.filter((text) => !/^HTTP\/1\.1 [234]\d\d /.test(text))).toEqual([]);
  expect(responses.filter((text) => !text.includes('"status":"ok"'))).toEqual([]);
  expect((await get(site, '/api/health/')).status).toBe(200);
});

const get200 = 'GET /api/health/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

it.each([
  ['no path', 'GET en/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET /en/ HTTP/1.1\r\n\r\n'],
  ['no version', 'GET /en/\r\n\r\n'],
  ['an unknown method', 'NOPE /en/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a header without a name', 'GET /en/ HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['a space before the colon', 'GET /en/ HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\n'],
  ['two lengths', 'POST /api/health/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n'],
  [
    'a length and chunks',
    'POST /api/health/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a chunk without a size', 'POST /api/health/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['20 kB of headers', `GET /en/ HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['another destination', 'CONNECT another.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
])('a request with %s ends the connection, and none is smuggled behind it', async (_, bytes) => {
  const socket = openSocket(site);
  socket.write(bytes, 'latin1');
  socket.write(get200);
  const text = (await readUntilClosed(socket, 15 * secondMs)).toString('latin1');
  expect(text).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
  expect(text).not.toContain('"status":"ok"');
});

/**
 * Opens five connections and writes the pieces to each, with pauses. Resolves with the longest time, in ms, until the
 * server has closed a connection.
 */
const measureMaxOpenMs = async (pieces: string[], pauseMs: number): Promise<number> => {
  const measureOpenMs = async () => {
    const socket = openSocket(site);
    const start = performance.now();
    const closed = readUntilClosed(socket, 60 * secondMs);
    for (const piece of pieces) {
      if (socket.destroyed) break;
      socket.write(piece);
      await Promise.race([wait(pauseMs), closed]);
    }
    await closed;
    return performance.now() - start;
  };
  return Math.max(...(await Promise.all(Array.from({ length: 5 }, measureOpenMs))));
};

it.concurrent('clients that send a byte of their headers a second are cut off', async () => {
  const slow = [...formatRequest(site, { target: '/en/' }).slice(0, 60)];
  expect(await measureMaxOpenMs(slow, secondMs)).toBeLessThan(16 * secondMs);
});

it.concurrent('clients that send nothing at all are cut off', async () => {
  expect(await measureMaxOpenMs([], secondMs)).toBeLessThan(16 * secondMs);
});

if (!isShortRun)
  it.concurrent.each([
    ['stop in the middle of a body', '{'],
    ['send a body a byte at a time', '{                                                            '],
  ])('clients that %s are cut off', async (_, body) => {
    const headers = { 'Content-Length': '20000', 'Content-Type': 'application/json' };
    const head = formatRequest(site, { method: 'POST', target: '/api/job-offers/', headers });
    expect(await measureMaxOpenMs([head, ...body], secondMs)).toBeLessThan(36 * secondMs);
  });

const countOpenFiles = () => readdirSync(`/proc/${site.pid}/fd`).length;

it.runIf(existsSync('/proc'))(
  'a client that requests many videos on a connection has one file open, and none after it has left',
  async () => {
    const countBefore = countOpenFiles();
    const sockets = Array.from({ length: 10 }, () => openSocket(site).pause());
    const videoRequest = formatRequest(site, {
      target: '/media/films/home.mp4',
      headers: { Connection: 'keep-alive' },
    });
    for (const socket of sockets) socket.write(videoRequest.repeat(90));
    await wait(3 * secondMs);
    expect(countOpenFiles() - countBefore).toBeLessThanOrEqual(2 * sockets.length);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(countOpenFiles()).toBeLessThanOrEqual(countBefore), {
      timeout: 10 * secondMs,
      interval: 100,
    });
  },
);
