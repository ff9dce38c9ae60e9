import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { type Answer, ask, get, visitor } from '../support/ask';
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
