import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poll } from '../attacks/support/poll';
import { formNames, submit } from '../attacks/support/submissions';
import { type Cluster, filledIn, startCluster } from './support/cluster';

const rounds = 5;

let isDown = true;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ recipient: () => (isDown ? '451 try again' : '250 ok') });
});
afterAll(() => cluster.end());

const mailsTo = (email: unknown) => cluster.mails.filter((mail) => mail.includes(`To: ${email}`)).length;

it('forms are accepted while the mail server is down; all are mailed once, when it is back', async () => {
  const emails: unknown[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const form of formNames) {
      const filled = await filledIn(form);
      const start = performance.now();
      expect((await submit(cluster.balancer, filled)).status).toBe(filled.success);
      times.push(performance.now() - start);
      emails.push(filled.fields.email);
    }
  await wait(3000);
  expect(cluster.mails).toEqual([]);
  isDown = false;
  const areMailed = () => emails.every((email) => mailsTo(email) > 0);
  expect(await poll(areMailed, { within: 120_000, every: 500 })).toBe(true);
  expect(emails.map(mailsTo)).toEqual(emails.map(() => 1));
  const [median = 0] = times.sort((a, b) => a - b).slice(times.length >> 1);
  process.stdout.write(`Forms while the mail server is down: median ${Math.round(median)} ms\n`);
  expect(median).toBeLessThan(300);
});
