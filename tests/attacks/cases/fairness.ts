import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { type Answer, ask, get, jsonOf, post, visitor } from '../support/ask';
import { meanwhile } from '../support/meanwhile';
import { poll } from '../support/poll';
import { rounds } from '../support/scale';

const site = inject('site');

let lists = 0;
/** A list that nobody has requested before, so that it has to be rendered. */
const newList = () => `/en/press/news/?search=silk+${lists++}`;
const search = JSON.stringify({ locale: 'en', search: 'watchmaker' });

/**
 * A client that requests lists and searches on several connections at once until it is stopped. `answers` collects the
 * responses.
 */
const flood = (connections: number) => {
  const from = visitor();
  const answers: Answer[] = [];
  let isOver = false;
  const goOn = async (_: unknown, number: number) => {
    while (!isOver) {
      const request =
        number % 10 ? { target: newList() } : { method: 'POST', target: '/api/job-offers/', body: search };
      const answer = await ask(site, { ...request, from });
      answers.push(answer);
      if (answer.status === 429) await wait(100);
    }
  };
  const all = Promise.all(Array.from({ length: connections }, goOn));
  return {
    answers,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
};

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

it('one client that asks for 200 lists at a time is told to wait, and another one is served before it', async () => {
  const { answers, stop } = flood(200);
  await poll(() => answers.length > 200, { within: 30_000 });
  const others: Answer[] = [];
  for (let round = 0; round < rounds(30, 9); round++) others.push(await get(site, round % 3 ? newList() : '/en/'));
  await stop();

  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter(({ headers }) => !Number(headers['retry-after']))).toEqual([]);

  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  const pages = answers.filter(({ status, body }) => status === 200 && body.includes('</html>'));
  expect(median(others.map(({ ms }) => ms))).toBeLessThan(median(pages.map(({ ms }) => ms)) / 2);
});

it('the health check is never told to wait', async () => {
  const from = visitor();
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(site, { target: '/api/health/', from })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

let pages = 0;
/** 30 offers that nobody has downloaded before. */
const newOffers = async (): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < 30) {
    const { result } = jsonOf<{ result: { jobId: string }[] }>(
      await post(site, '/api/job-offers/', { locale: 'en', page: pages++ }),
    );
    ids.push(...result.map(({ jobId }) => jobId));
  }
  return ids.slice(0, 30);
};

const floods: Record<string, () => Promise<string[]>> = {
  '30 PDFs': async () => (await newOffers()).map((id) => `/api/download-job-offer/?locale=en&jobId=${id}`),
  '60 descriptions of the API': async () => Array.from({ length: 60 }, () => `/api/openapi.json?a=${lists++}`),
  '60 suggestions': async () => Array.from({ length: 60 }, () => `/api/search-suggestions/?locale=en&q=a${lists++}`),
};

// A busy machine makes some tries long: the best counts.
it.each(Object.keys(floods))(
  'health and pages in memory are not slowed down by %s at once',
  { retry: 3 },
  async (name) => {
    const targets = (await floods[name]?.()) ?? [];
    const from = visitor();
    const answers: Answer[] = [];
    const { health, page } = await meanwhile(site, () =>
      Promise.all(targets.map(async (target) => answers.push(await ask(site, { target, from })))),
    );
    expect(answers.map(({ status }) => status)).toEqual(targets.map(() => 200));
    expect(health).toBeLessThan(200);
    expect(page).toBeLessThan(300);
  },
);
