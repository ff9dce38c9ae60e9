import { expect, inject, it } from 'vitest';
import { type Answer, ask, get, visitor } from '../support/ask';
import { rounds } from '../support/scale';

const site = inject('site');

const list = '/en/press/news/?page=1';
const search = JSON.stringify({ locale: 'en', search: 'watchmaker' });
const targets = [list, '/en/talents/job-offers/?search=watchmaker', '/en/'];

/** 200 requests of one client at the same moment. */
const flood = (from: string): Promise<Answer>[] =>
  Array.from({ length: 200 }, (_, number) =>
    number % 4
      ? ask(site, { target: list, from })
      : ask(site, { method: 'POST', target: '/api/job-offers/', body: search, from }),
  );

it('one client that asks for 200 lists at once is told to wait, and another one is served', async () => {
  const others: Answer[] = [];
  const ahead: number[] = [];
  for (let round = 0; round < rounds(9, 2); round++) {
    const answers: Answer[] = [];
    const all = flood(visitor()).map(async (answer) => answers.push(await answer));
    others.push(await get(site, targets[round % targets.length] ?? list));
    ahead.push(answers.filter(({ status, body }) => status === 200 && body.includes('</html>')).length);
    await Promise.all(all);

    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(answers.filter(({ status, headers }) => status === 429 && !Number(headers['retry-after']))).toEqual([]);
  }
  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
  // How many pages of the flood were made before the other client had its own, however busy the machine is.
  expect(Math.max(...ahead)).toBeLessThan(30);
  expect(Math.min(...others.map(({ ms }) => ms))).toBeLessThan(2000);
});

it('the probe of health is never told to wait', async () => {
  const from = visitor();
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(site, { target: '/api/health/', from })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
