import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { measureMaxLatency } from '../support/latency';
import { fetchSitePaths } from '../support/pages';
import { poll } from '../support/poll';
import {
  get,
  newVisitorIp,
  parseJson,
  post,
  type RawRequest,
  type RawResponse,
  revalidate,
  sendRequest,
} from '../support/requests';
import { scaleCount } from '../support/scale';

const site = inject('site');

let listCount = 0;
/** A list that nobody has requested before, so that it has to be rendered. */
const newListPath = () => `/en/press/news/?search=silk+${listCount++}`;
const search = JSON.stringify({ locale: 'en', search: 'watchmaker' });

/**
 * Starts a client that requests lists, searches and perhaps a page on several connections until it is stopped. `responses`
 * collects what the client receives.
 */
const startFlood = (connections: number, page?: string) => {
  const from = newVisitorIp();
  const responses: RawResponse[] = [];
  let isStopped = false;
  const sendUntilStopped = async (_: unknown, number: number) => {
    while (!isStopped) {
      const target = page && number % 3 === 0 ? page : newListPath();
      const request = number % 10 ? { target } : { method: 'POST', target: '/api/job-offers/', body: search };
      const response = await sendRequest(site, { ...request, from });
      responses.push(response);
      if (response.status === 429) await wait(100);
    }
  };
  const clients = Promise.all(Array.from({ length: connections }, sendUntilStopped));
  return {
    responses,
    stop: async () => {
      isStopped = true;
      await clients;
    },
  };
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

it('a client that requests 200 lists at a time has to wait, and another client is served before it', async () => {
  const { responses, stop } = startFlood(200);
  await poll(() => responses.length > 200, { timeoutMs: 30_000 });
  const otherResponses: RawResponse[] = [];
  for (let round = 0; round < scaleCount(30, 9); round++)
    otherResponses.push(await get(site, round % 3 ? newListPath() : '/en/'));
  await stop();

  expect(responses.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.filter(({ headers }) => !Number(headers['retry-after']))).toEqual([]);

  expect(otherResponses.filter(({ status }) => status !== 200)).toEqual([]);
  const pageResponses = responses.filter(({ status, body }) => status === 200 && body.includes('</html>'));
  expect(median(otherResponses.map(({ ms }) => ms))).toBeLessThan(median(pageResponses.map(({ ms }) => ms)) / 2);
});

it('a visitor does not wait for the other requests of a client that requested the same page first', async () => {
  const { pages } = await fetchSitePaths(site);
  const joinedMs: number[] = [];
  const otherMs: number[] = [];
  for (let round = 0; round < scaleCount(9, 3); round++) {
    const [first = '', second = ''] = pages.splice(-2);
    const from = newVisitorIp();
    const lists = Array.from({ length: 50 }, () => sendRequest(site, { target: newListPath(), from }));
    await wait(100);
    const own = sendRequest(site, { target: first, from });
    await wait(20);
    const [joined, other] = await Promise.all([get(site, first), get(site, second)]);
    expect([joined.status, other.status]).toEqual([200, 200]);
    joinedMs.push(joined.ms);
    otherMs.push(other.ms);
    await Promise.all([...lists, own]);
  }
  expect(median(joinedMs)).toBeLessThan(2 * median(otherMs));
});

// A busy machine slows some attempts down: the best one counts.
it('a client that floods the server holds back no publication', { retry: 2 }, async () => {
  const target = '/en/group/history/';
  const file = path.join(site.contentDir, 'pages/history/en.yaml');
  const text = readFileSync(file, 'utf8');
  await get(site, target);
  const { responses, stop } = startFlood(150, target);
  try {
    await poll(() => responses.some(({ status }) => status === 429), { timeoutMs: 30_000 });
    const startMs = performance.now();
    writeFileSync(file, text.replace(/^pageTitle: .*$/m, 'pageTitle: The title of a publication'));
    expect((await revalidate(site)).status).toBe(200);
    expect((await get(site, target)).body.toString('utf8')).toContain('The title of a publication');
    expect(performance.now() - startMs).toBeLessThan(8000);
  } finally {
    await stop();
    writeFileSync(file, text);
    await revalidate(site);
  }
});

it('the health check never has to wait', async () => {
  const from = newVisitorIp();
  const responses = await Promise.all(
    Array.from({ length: 300 }, () => sendRequest(site, { target: '/api/health/', from })),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});

let pageNumber = 0;
/** 30 offers that nobody has downloaded before. */
const fetchNewOfferIds = async (): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < 30) {
    const { result } = parseJson<{ result: { jobId: string }[] }>(
      await post(site, '/api/job-offers/', { locale: 'en', page: pageNumber++ }),
    );
    ids.push(...result.map(({ jobId }) => jobId));
  }
  return ids.slice(0, 30);
};

const listPictures = (): string[] =>
  readdirSync('public/media', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `media/${name}`);

const toRequests = (targets: string[]): RawRequest[] => targets.map((target) => ({ target }));

const floods: Record<string, () => Promise<RawRequest[]>> = {
  '30 PDFs': async () =>
    toRequests((await fetchNewOfferIds()).map((id) => `/api/download-job-offer/?locale=en&jobId=${id}`)),
  '60 descriptions of the API': async () =>
    toRequests(Array.from({ length: 60 }, () => `/api/openapi.json?a=${listCount++}`)),
  '60 suggestions': async () =>
    toRequests(Array.from({ length: 60 }, () => `/api/search-suggestions/?locale=en&q=a${listCount++}`)),
  // Since one file is missing, the zips are prepared, but not sent.
  '60 zips of 50 pictures': async () => {
    const body = JSON.stringify({ files: [...listPictures().slice(0, 49), 'media/missing.jpg'] });
    return Array.from({ length: 60 }, () => ({ method: 'POST', target: '/api/zip-download/', body }));
  },
};

// A busy machine slows some attempts down: the best one counts.
it.each(Object.keys(floods))(
  'health and pages in memory are not slowed down by %s at a time',
  { retry: 3 },
  async (name) => {
    const requests = (await floods[name]?.()) ?? [];
    const from = newVisitorIp();
    const responses: RawResponse[] = [];
    const { healthMs, pageMs } = await measureMaxLatency(site, () =>
      Promise.all(requests.map(async (request) => responses.push(await sendRequest(site, { ...request, from })))),
    );
    expect(responses.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(healthMs).toBeLessThan(200);
    expect(pageMs).toBeLessThan(300);
  },
);
