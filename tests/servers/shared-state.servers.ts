import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchSitePaths, findPageProblem, sample } from '../attacks/support/pages';
import { poll } from '../attacks/support/poll';
import { get, newVisitorIp, parseJson, post, revalidate } from '../attacks/support/requests';
import type { RunningSite } from '../attacks/support/site';
import { formNames, submit } from '../attacks/support/submissions';
import { type Cluster, fillInWithSignedPass, startCluster } from './support/cluster';

let cluster: Cluster;
let servers: RunningSite[];
beforeAll(async () => {
  cluster = await startCluster();
  servers = [cluster.server(0), cluster.server(1)];
});
afterAll(() => cluster.end());

const historyPath = '/en/group/history/';

/** The time until both servers show a change, as a multiple of what the one that is told of it needs itself. */
const maxRatio = 1.5;

/**
 * Publishes another summary of a page. Resolves with the time, in ms, until both servers show it, and until the server
 * that is told of it has answered.
 */
const publish = async (summary: string): Promise<{ shownMs: number; answeredMs: number }> => {
  const file = path.join(cluster.contentDir, 'pages/history/en.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^summary:.*$/m, `summary: ${summary}`));
  const start = performance.now();
  const revalidation = revalidate(cluster.server(0)).then((response) => ({
    ...response,
    ms: performance.now() - start,
  }));
  const isShown = async (server: RunningSite) => (await get(server, historyPath)).body.includes(summary);
  await Promise.all(servers.map((server) => poll(() => isShown(server), { timeoutMs: 20_000, intervalMs: 10 })));
  const shownMs = performance.now() - start;
  const { status, ms: answeredMs } = await revalidation;
  expect(status).toBe(200);
  return { shownMs, answeredMs };
};

const printTimes = (name: string, timesMs: number[]) =>
  process.stdout.write(`${name}: ${timesMs.map(Math.round).join(', ')} ms\n`);

it('a change reported to one server is visible on both soon after that has read it', async () => {
  await Promise.all(servers.map((server) => get(server, historyPath)));
  const times: Awaited<ReturnType<typeof publish>>[] = [];
  for (let number = 1; number <= 5; number++) times.push(await publish(`The history, told ${number} times.`));
  printTimes(
    'From publishing to visible on both servers',
    times.map(({ shownMs }) => shownMs),
  );
  printTimes(
    'From publishing to the answer of one',
    times.map(({ answeredMs }) => answeredMs),
  );
  // Checks the median, since a busy machine can delay single publications.
  const ratios = times.map(({ shownMs, answeredMs }) => shownMs / answeredMs).sort((a, b) => a - b);
  expect(ratios[2]).toBeLessThan(maxRatio);
});

it.each(formNames)('both servers share one rate limit per visitor: %s', async (form) => {
  const { target } = await fillInWithSignedPass(form);
  const visitorHeaders = { 'X-Forwarded-For': newVisitorIp() };
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++)
    statuses.push((await post(servers[call % 2] as RunningSite, target, {}, visitorHeaders)).status ?? 0);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

describe('while PostgreSQL is down', () => {
  beforeAll(() => cluster.postgres.stop());

  it('both servers serve pages', async () => {
    const { pages, offers } = await fetchSitePaths(cluster.server(0));
    for (const server of servers)
      for (const pagePath of [...sample(pages, 10), ...sample(offers, 5)])
        expect(findPageProblem(await get(server, pagePath))).toBeNull();
  });

  it.each(formNames)(
    'a form gets 503 and, when it is sent again afterwards, is accepted, and its email is sent once: %s',
    async (form) => {
      const submissions = await Promise.all(servers.map(() => fillInWithSignedPass(form)));
      const send = () =>
        Promise.all(servers.map((server, index) => submit(server, submissions[index] as (typeof submissions)[0])));
      const rejected = await send();
      expect(rejected.map(({ status }) => status)).toEqual([503, 503]);
      for (const response of rejected) expect(parseJson(response)).toMatchObject({ success: false });

      await cluster.postgres.start();
      const start = performance.now();
      const isAccepted = await poll(
        async () => (await send()).every(({ status }, index) => status === submissions[index]?.successStatus),
        { timeoutMs: 15_000, intervalMs: 100 },
      );
      printTimes(`Forms (${form}) after the return of PostgreSQL`, [performance.now() - start]);
      expect(isAccepted).toBe(true);
      const countEmails = (email: unknown) =>
        cluster.emails.filter((message) => message.includes(`To: ${email}`)).length;
      for (const { fields } of submissions)
        expect(await poll(() => countEmails(fields.email) === 1, { timeoutMs: 10_000 })).toBe(true);
      if (form !== formNames.at(-1)) await cluster.postgres.stop();
    },
  );

  it('both servers show publications afterwards', async () => {
    const publishAgain = async () => {
      const { shownMs, answeredMs } = await publish(`It is ${Date.now()}.`);
      printTimes('From publishing to visible after the return of PostgreSQL', [shownMs]);
      return shownMs < maxRatio * answeredMs;
    };
    // A busy machine can delay single publications.
    expect(await poll(publishAgain, { timeoutMs: 15_000 })).toBe(true);
    expect(servers.map(({ hasExited }) => hasExited())).toEqual([false, false]);
  });
});
