import { expect, inject, it } from 'vitest';
import { type Answer, ask, get, visitor } from './support/ask';

const site = inject('site');

const listed = '/en/press/news/?page=1';
const search = JSON.stringify({ locale: 'en', search: 'watchmaker' });

it('one client that asks for 200 lists at once is told to wait, and another one is served', async () => {
  const from = visitor();
  const attack = Array.from({ length: 200 }, (_, number) =>
    number % 2
      ? ask(site, { target: listed, from })
      : ask(site, { method: 'POST', target: '/api/job-offers/', body: search, from }),
  );
  const others: Answer[] = [];
  for (const target of [listed, '/en/', '/en/talents/job-offers/?search=watchmaker'])
    others.push(await get(site, target));
  const answers = await Promise.all(attack);

  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan(2000);
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(answers.filter(({ status, headers }) => status === 429 && !Number(headers['retry-after']))).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});

it('one client that asks for 200 rendered pages at once leaves room for others', async () => {
  const from = visitor();
  const attack = Array.from({ length: 200 }, () => ask(site, { target: listed, from }));
  const other = await get(site, listed);
  const answers = await Promise.all(attack);
  expect(other.status).toBe(200);
  expect(other.ms).toBeLessThan(2000);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(answers.filter(({ status, headers }) => status === 429 && !Number(headers['retry-after']))).toEqual([]);
});

it('the probe of health is never told to wait', async () => {
  const from = visitor();
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(site, { target: '/api/health/', from })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
