import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, it } from 'vitest';
import { format, get, open, parseAnswer, received } from '../support/ask';
import { makeLargeFile } from '../support/files';
import { startLoad } from '../support/load';
import { ensureOwnSite, ownSite } from '../support/own-site';
import { problemOfPage, siteAddresses } from '../support/pages';
import { poll } from '../support/poll';
import { logLines, type Site } from '../support/site';

beforeAll(ensureOwnSite);

const second = 1000;

/**
 * A client that sends the same request `times` times at once, reads only the beginning of the first response, and then
 * waits until the test resumes it.
 */
const slowReader = (site: Site, target: string, times = 1) => {
  const socket = open(site);
  const begun = new Promise<void>((resolve) => {
    socket.once('data', () => {
      socket.pause();
      resolve();
    });
  });
  socket.write(format(site, { target, headers: { Connection: 'keep-alive' } }).repeat(times));
  return { socket, begun, bytes: received(socket) };
};

/** The number of bytes after the last complete response. */
const bytesOfPart = (bytes: Buffer): number => {
  const head = bytes.indexOf('\r\n\r\n');
  const { headers } = parseAnswer(bytes);
  const end = head + 4 + Number(headers['content-length']);
  return head < 0 || end > bytes.length ? bytes.length : bytesOfPart(bytes.subarray(end));
};

/** Clients that would keep a server running forever. */
const stuckClients = (site: Site) => {
  const nothing = open(site);
  const upgrade = open(site);
  const headers = { Connection: 'Upgrade, keep-alive', Upgrade: 'websocket' };
  upgrade.write(format(site, { target: '/_next/webpack-hmr', headers }));
  const body = open(site);
  const length = { 'Content-Length': '1000', Connection: 'keep-alive' };
  body.write(`${format(site, { method: 'POST', target: '/api/job-offers/', headers: length })}{`);
  makeLargeFile(path.join(site.contentDir, 'files/attacks/large.zip'), 256 * 1024 ** 2);
  const { socket: reader } = slowReader(site, '/api/download-file/?path=attacks/large.zip');
  return [nothing, upgrade, body, reader];
};

const name = 'on SIGTERM the server says so, answers what was asked, and ends within 10 s whatever clients do';

it(name, async ({ expect }) => {
  const site = ownSite();
  const { pages } = await siteAddresses(site);
  const load = startLoad(site, { paths: pages, connections: 20 });
  const stuck = stuckClients(site);
  // More data than the socket buffers hold: the server has ended the response but cannot send its end yet.
  const film = slowReader(site, '/media/films/home.mp4');
  const slow = [film, slowReader(site, '/en/', 60), slowReader(site, '/fr/', 60)];
  await Promise.all(slow.map(({ begun }) => begun));
  expect(await poll(() => load.answers.length > 40, { within: 30 * second })).toBe(true);

  const start = performance.now();
  const ended = site.stop();
  const notReady = async () => (await get(site, '/api/ready/')).status === 503;
  expect.soft(await poll(notReady, { within: 1200, every: 10 }), 'not ready').toBe(true);
  const told = performance.now();
  const health = await get(site, '/api/health/', { Connection: 'keep-alive' });
  expect.soft([health.status, health.headers.connection], 'health').toEqual([200, 'close']);

  // Load balancers also stop sending requests once they see that the server is not ready.
  await load.stop();
  expect.soft(load.failures, 'requests without an answer').toEqual([]);
  expect.soft(load.answers.map(problemOfPage).filter(Boolean), 'broken answers').toEqual([]);
  const kept = load.answers.filter(({ sentAt, headers }) => sentAt > told && headers.connection !== 'close');
  expect.soft(kept, 'connections to be kept').toEqual([]);

  await wait(Math.max(0, 3 * second - (performance.now() - start)));
  for (const { socket } of slow) socket.resume();
  const parts = (await Promise.all(slow.map(({ bytes }) => bytes))).map(bytesOfPart);
  expect.soft(parts, 'bytes of answers that were cut off').toEqual([0, 0, 0]);

  expect.soft(await ended).toEqual({ code: 0, signal: null });
  expect.soft(performance.now() - start, 'time to end').toBeLessThan(12 * second);
  for (const socket of stuck) socket.destroy();
  expect.soft((await get(site, '/en/')).status, 'after the end').toBeNull();

  const lines = logLines(site);
  const last = lines.slice(lines.findLastIndex((line) => line.includes('The site is at')));
  expect(last.at(-1)).toContain('"stopped"');
  expect(() => last.map((line) => JSON.parse(line))).not.toThrow();
});
