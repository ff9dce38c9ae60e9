import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, jsonOf, post, revalidate, visitor } from '../attacks/support/ask';
import { problemOfPage, sample, siteAddresses } from '../attacks/support/pages';
import { poll } from '../attacks/support/poll';
import type { RunningSite } from '../attacks/support/site';
import { formNames, submit } from '../attacks/support/submissions';
import { type Cluster, filledIn, startCluster } from './support/cluster';

let cluster: Cluster;
let both: RunningSite[];
beforeAll(async () => {
  cluster = await startCluster();
  both = [cluster.server(0), cluster.server(1)];
});
afterAll(() => cluster.end());

const page = '/en/group/history/';

/** Publishes another summary of a page; returns the ms until both servers show it. */
const publish = async (summary: string): Promise<number> => {
  const file = path.join(cluster.contentDir, 'pages/history/en.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^summary:.*$/m, `summary: ${summary}`));
  const start = performance.now();
  const told = revalidate(cluster.server(0));
  const shows = async (server: RunningSite) => (await get(server, page)).body.includes(summary);
  await Promise.all(both.map((server) => poll(() => shows(server), { within: 20_000, every: 10 })));
  const ms = performance.now() - start;
  expect((await told).status).toBe(200);
  return ms;
};

const printed = (name: string, times: number[]) =>
  process.stdout.write(`${name}: ${times.map(Math.round).join(', ')} ms\n`);

it('a publication reported to one server is on both within two seconds', async () => {
  await Promise.all(both.map((server) => get(server, page)));
  const times: number[] = [];
  for (let number = 1; number <= 5; number++) times.push(await publish(`The history, told ${number} times.`));
  printed('From publishing to visible on both servers', times);
  // The median, since a busy machine makes some of them long.
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(2000);
});

it.each(formNames)('both count the calls of a visitor together: %s', async (form) => {
  const { target } = await filledIn(form);
  const from = { 'X-Forwarded-For': visitor() };
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++)
    statuses.push((await post(both[call % 2] as RunningSite, target, {}, from)).status ?? 0);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
});

describe('while PostgreSQL is gone', () => {
  beforeAll(() => cluster.postgres.stop());

  it('pages are served by both', async () => {
    const { pages, offers } = await siteAddresses(cluster.server(0));
    for (const server of both)
      for (const address of [...sample(pages, 10), ...sample(offers, 5)])
        expect(problemOfPage(await get(server, address))).toBeNull();
  });

  it.each(formNames)('forms answer 503; sent again afterwards, they are accepted and mailed once: %s', async (form) => {
    const filled = await Promise.all(both.map(() => filledIn(form)));
    const send = () => Promise.all(both.map((server, place) => submit(server, filled[place] as (typeof filled)[0])));
    const refused = await send();
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    for (const answer of refused) expect(jsonOf(answer)).toMatchObject({ success: false });

    await cluster.postgres.start();
    const start = performance.now();
    const accepted = await poll(
      async () => (await send()).every(({ status }, place) => status === filled[place]?.success),
      { within: 15_000, every: 100 },
    );
    printed(`Forms (${form}) after the return of PostgreSQL`, [performance.now() - start]);
    expect(accepted).toBe(true);
    const mailsTo = (email: unknown) => cluster.mails.filter((mail) => mail.includes(`To: ${email}`)).length;
    for (const { fields } of filled)
      expect(await poll(() => mailsTo(fields.email) === 1, { within: 10_000 })).toBe(true);
    if (form !== formNames.at(-1)) await cluster.postgres.stop();
  });

  it('afterwards both receive publications', async () => {
    await poll(async () => (await publish(`It is ${Date.now()}.`)) < 2000, { within: 10_000 });
    const ms = await publish('It is back.');
    printed('From publishing to visible after the return of PostgreSQL', [ms]);
    expect(ms).toBeLessThan(2000);
    expect(both.map(({ isOver }) => isOver())).toEqual([false, false]);
  });
});
