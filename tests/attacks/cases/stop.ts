import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, it } from 'vitest';
import { largeFile, makeLargeFile } from '../support/files';
import { startLoad } from '../support/load';
import { ensureOwnSite, getOwnSite } from '../support/own-site';
import { fetchSitePaths, findPageProblem } from '../support/pages';
import { poll } from '../support/poll';
import { formatRequest, get, openSocket, parseResponse, readUntilClosed } from '../support/requests';
import { readLogLines, type Site } from '../support/site';

beforeAll(ensureOwnSite);

const secondMs = 1000;

/**
 * Opens a client that sends the same request `times` times in one go, reads only the beginning of the first response,
 * and then waits until the test resumes it.
 */
const openSlowReader = (site: Site, target: string, times = 1) => {
  const socket = openSocket(site);
  const started = new Promise<void>((resolve) => {
    socket.once('data', () => {
      socket.pause();
      resolve();
    });
  });
  socket.write(formatRequest(site, { target, headers: { Connection: 'keep-alive' } }).repeat(times));
  return { socket, started, bytes: readUntilClosed(socket) };
};

/** The number of bytes after the last complete response. */
const countTrailingBytes = (bytes: Buffer): number => {
  const head = bytes.indexOf('\r\n\r\n');
  const { headers } = parseResponse(bytes);
  const end = head + 4 + Number(headers['content-length']);
  return head < 0 || end > bytes.length ? bytes.length : countTrailingBytes(bytes.subarray(end));
};

/** Opens clients that would keep a server running forever. */
const openStuckClients = (site: Site) => {
  const idle = openSocket(site);
  const upgrade = openSocket(site);
  const headers = { Connection: 'Upgrade, keep-alive', Upgrade: 'websocket' };
  upgrade.write(formatRequest(site, { target: '/_next/webpack-hmr', headers }));
  const body = openSocket(site);
  const bodyHeaders = { 'Content-Length': '1000', Connection: 'keep-alive' };
  body.write(`${formatRequest(site, { method: 'POST', target: '/api/job-offers/', headers: bodyHeaders })}{`);
  makeLargeFile(path.join(site.contentDir, 'files', largeFile), 256 * 1024 ** 2);
  const { socket: reader } = openSlowReader(site, `/api/download-file/?path=${largeFile}`);
  return [idle, upgrade, body, reader];
};

const name = 'on SIGTERM the server is not ready, completes its responses, and exits within 10 s, whatever clients do';

it(name, async ({ expect }) => {
  const site = getOwnSite();
  const { pages } = await fetchSitePaths(site);
  const load = startLoad(site, { paths: pages, connections: 20 });
  const stuckSockets = openStuckClients(site);
  // These are more data than socket buffers hold: the server has ended the responses, but cannot send all of them yet.
  const video = openSlowReader(site, '/media/films/home.mp4');
  const slowReaders = [video, openSlowReader(site, '/en/', 60), openSlowReader(site, '/fr/', 60)];
  await Promise.all(slowReaders.map(({ started }) => started));
  expect(await poll(() => load.responses.length > 40, { timeoutMs: 30 * secondMs })).toBe(true);

  const start = performance.now();
  const exited = site.stop();
  const isNotReady = async () => (await get(site, '/api/ready/')).status === 503;
  expect.soft(await poll(isNotReady, { timeoutMs: 1200, intervalMs: 10 }), 'not ready').toBe(true);
  const notReadyAt = performance.now();
  const health = await get(site, '/api/health/', { Connection: 'keep-alive' });
  expect.soft([health.status, health.headers.connection], 'health').toEqual([200, 'close']);

  // Load balancers also stop sending requests once they see that the server is not ready.
  await load.stop();
  expect.soft(load.failures, 'requests without a response').toEqual([]);
  expect.soft(load.responses.map(findPageProblem).filter(Boolean), 'broken responses').toEqual([]);
  const keptAlive = load.responses.filter(
    ({ sentAt, headers }) => sentAt > notReadyAt && headers.connection !== 'close',
  );
  expect.soft(keptAlive, 'connections that are kept alive').toEqual([]);

  await wait(Math.max(0, 3 * secondMs - (performance.now() - start)));
  for (const { socket } of slowReaders) socket.resume();
  const trailingBytes = (await Promise.all(slowReaders.map(({ bytes }) => bytes))).map(countTrailingBytes);
  expect.soft(trailingBytes, 'bytes of responses that were cut off').toEqual([0, 0, 0]);

  expect.soft(await exited).toEqual({ code: 0, signal: null });
  expect.soft(performance.now() - start, 'time until the exit').toBeLessThan(12 * secondMs);
  for (const socket of stuckSockets) socket.destroy();
  expect.soft((await get(site, '/en/')).status, 'after the exit').toBeNull();

  const lines = readLogLines(site);
  const lastRunLines = lines.slice(lines.findLastIndex((line) => line.includes('The site is at')));
  expect(lastRunLines.at(-1)).toContain('"stopped"');
  expect(() => lastRunLines.map((line) => JSON.parse(line))).not.toThrow();
});
