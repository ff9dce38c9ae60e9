import { expect, inject, it } from 'vitest';
import { poll } from '../support/poll';
import { formatRequest, get, openSocket, post } from '../support/requests';
import { readLogLines } from '../support/site';

const site = inject('site');

const parseLine = (line: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Waits for the log line of the request with this id. */
const waitForRequestLine = (requestId: string | undefined) =>
  poll(
    () =>
      readLogLines(site)
        .map(parseLine)
        .find((line) => line?.msg === 'request' && line.requestId === requestId) ?? null,
    { timeoutMs: 2000 },
  );

it('every line is JSON, after all attacks', () => {
  const lines = readLogLines(site);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => parseLine(line) === null)).toEqual([]);
});

it.each([
  ['/en/', 200],
  ['/en/unknown/?token=private', 404],
  ['/en/press/news/?search=private', 200],
  ['/api/press-unsubscription/?token=private', 303],
  ['/favicon.svg?private', 200],
  ['/en/%zz?private', 400],
])('a request is logged without its query: %s', async (target, status) => {
  const { headers } = await get(site, target);
  const line = await waitForRequestLine(headers['x-request-id']);
  expect(line).toMatchObject({ method: 'GET', path: target.split('?')[0], status });
  expect(JSON.stringify(line)).not.toContain('private');
});

it('a request whose client leaves is logged with its id', async () => {
  const requestId = 'client-that-leaves';
  const socket = openSocket(site);
  socket.write(formatRequest(site, { target: '/media/films/home.mp4', headers: { 'X-Request-Id': requestId } }));
  socket.once('data', () => socket.destroy());
  expect(await waitForRequestLine(requestId)).toMatchObject({ method: 'GET', path: '/media/films/home.mp4' });
});

it('the data of forms is nowhere in the log', async () => {
  await post(site, '/api/press-subscription/', {
    email: 'private@test.example',
    firstName: 'Private',
    captchaPass: 'x',
  });
  await post(site, '/api/ethics-report/', {
    category: 'other',
    facts: 'private-guess',
    place: 'Private',
    captchaPass: 'x',
  });
  const { headers } = await get(site, '/api/preview/?secret=private-guess');
  expect(await waitForRequestLine(headers['x-request-id'])).not.toBeNull();
  expect(readLogLines(site).filter((line) => /private@|private-guess|"Private"/.test(line))).toEqual([]);
});
