import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { measureMaxLatency } from '../support/latency';
import { poll } from '../support/poll';
import { get, newVisitorIp, parseJson, post, type RawResponse, sendRequest } from '../support/requests';
import { scaleCount } from '../support/scale';

const site = inject('site');

let listCount = 0;
/** A list that nobody has requested before, so that it has to be rendered. */
const newListPath = () => `/en/press/news/?search=silk+${listCount++}`;
const search = JSON.stringify({ locale: 'en', search: 'watchmaker' });

/**
 * Starts a client that requests lists and searches on several connections until it is stopped. `responses` collects
 * what the client receives.
 */
const startFlood = (connections: number) => {
  const from = newVisitorIp();
  const responses: RawResponse[] = [];
  let isStopped = false;
  const sendUntilStopped = async (_: unknown, number: number) => {
    while (!isStopped) {
      const request =
        number % 10 ? { target: newListPath() } : { method: 'POST', target: '/api/job-offers/', body: search };
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

const floods: Record<string, () => Promise<string[]>> = {
  '30 PDFs': async () => (await fetchNewOfferIds()).map((id) => `/api/download-job-offer/?locale=en&jobId=${id}`),
  '60 descriptions of the API': async () => Array.from({ length: 60 }, () => `/api/openapi.json?a=${listCount++}`),
  '60 suggestions': async () =>
    Array.from({ length: 60 }, () => `/api/search-suggestions/?locale=en&q=a${listCount++}`),
};

// A busy machine slows some attempts down: the best one counts.
it.each(Object.keys(floods))(
  'health and pages in memory are not slowed down by %s at a time',
  { retry: 3 },
  async (name) => {
    const targets = (await floods[name]?.()) ?? [];
    const from = newVisitorIp();
    const responses: RawResponse[] = [];
    const { healthMs, pageMs } = await measureMaxLatency(site, () =>
      Promise.all(targets.map(async (target) => responses.push(await sendRequest(site, { target, from })))),
    );
    expect(responses.map(({ status }) => status)).toEqual(targets.map(() => 200));
    expect(healthMs).toBeLessThan(200);
    expect(pageMs).toBeLessThan(300);
  },
);
