import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, vi } from 'vitest';
import { format, get, open, received } from '../support/ask';
import { short } from '../support/scale';

const site = inject('site');
const second = 1000;

const upgrades = 250;
const addresses = ['/_next/webpack-hmr', '/', '/en/', '/api/health/', '/_next/', '*'];
const protocols = ['websocket', 'h2c', 'TLS/1.2', 'websocket, h2c'];

it(`none of ${upgrades} upgrades leaves a connection that speaks something else`, async () => {
  const upgrade = async (number: number) => {
    const socket = open(site);
    const headers = {
      Connection: 'Upgrade',
      Upgrade: protocols[number % protocols.length] ?? '',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': '13',
    };
    const closed = received(socket, 15 * second);
    socket.write(format(site, { target: addresses[number % addresses.length] ?? '', headers }));
    // A connection that was upgraded would not answer this.
    socket.once('data', () => socket.write(format(site, { target: '/api/health/' })));
    return (await closed).toString('latin1');
  };
  const answers = await Promise.all(Array.from({ length: upgrades }, (_, number) => upgrade(number)));
  expect(answers.filter((text) => /HTTP\/1\.1 101/.test(text))).toEqual([]);
  expect(answers.filter((text) => !/^HTTP\/1\.1 [234]\d\d /.test(text))).toEqual([]);
  expect(answers.filter((text) => !text.includes('"status":"ok"'))).toEqual([]);
  expect((await get(site, '/api/health/')).status).toBe(200);
});

const get200 = 'GET /api/health/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

it.each([
  ['no path', 'GET en/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET /en/ HTTP/1.1\r\n\r\n'],
  ['no version', 'GET /en/\r\n\r\n'],
  ['no such method', 'NOPE /en/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a header without a name', 'GET /en/ HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['a space before the colon', 'GET /en/ HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\n'],
  ['two lengths', 'POST /api/health/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n'],
  [
    'a length and chunks',
    'POST /api/health/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['chunks of no size', 'POST /api/health/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['20 kB of headers', `GET /en/ HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a connection to elsewhere', 'CONNECT another.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['bytes that are no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
])('a request with %s ends the connection, and none is smuggled behind it', async (_, bytes) => {
  const socket = open(site);
  socket.write(bytes, 'latin1');
  socket.write(get200);
  const text = (await received(socket, 15 * second)).toString('latin1');
  expect(text).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
  expect(text).not.toContain('"status":"ok"');
});

/**
 * How long, in ms, the server keeps connections open on which `say` is written piece by piece: the longest of several.
 */
const keptFor = async (say: string[], pause: number): Promise<number> => {
  const keep = async () => {
    const socket = open(site);
    const start = performance.now();
    const closed = received(socket, 60 * second);
    for (const piece of say) {
      if (socket.destroyed) break;
      socket.write(piece);
      await Promise.race([wait(pause), closed]);
    }
    await closed;
    return performance.now() - start;
  };
  return Math.max(...(await Promise.all(Array.from({ length: 5 }, keep))));
};

it.concurrent('clients that send a byte of their headers a second are cut off', async () => {
  const slow = [...format(site, { target: '/en/' }).slice(0, 60)];
  expect(await keptFor(slow, second)).toBeLessThan(16 * second);
});

it.concurrent('clients that send nothing at all are cut off', async () => {
  expect(await keptFor([], second)).toBeLessThan(16 * second);
});

if (!short)
  it.concurrent.each([
    ['stop in the middle of a body', '{'],
    ['send a body a byte at a time', '{                                                            '],
  ])('clients that %s are cut off', async (_, body) => {
    const headers = { 'Content-Length': '20000', 'Content-Type': 'application/json' };
    const head = format(site, { method: 'POST', target: '/api/job-offers/', headers });
    expect(await keptFor([head, ...body], second)).toBeLessThan(36 * second);
  });

const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length;

it.runIf(existsSync('/proc'))(
  'of the films that a client requests at once, one is open, and none after it has left',
  async () => {
    const before = openFiles();
    const sockets = Array.from({ length: 10 }, () => open(site).pause());
    const film = format(site, { target: '/media/films/home.mp4', headers: { Connection: 'keep-alive' } });
    for (const socket of sockets) socket.write(film.repeat(90));
    await wait(3 * second);
    expect(openFiles() - before).toBeLessThanOrEqual(2 * sockets.length);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before), { timeout: 10 * second, interval: 100 });
  },
);
