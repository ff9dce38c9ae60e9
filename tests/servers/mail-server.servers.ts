import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poll } from '../attacks/support/poll';
import { formNames, submit } from '../attacks/support/submissions';
import { type Cluster, fillInWithSignedPass, startCluster } from './support/cluster';

const rounds = 5;

let isDown = true;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ getRecipientReply: () => (isDown ? '451 try again' : '250 ok') });
});
afterAll(() => cluster.end());

const countEmails = (email: unknown) => cluster.emails.filter((message) => message.includes(`To: ${email}`)).length;

it('forms are accepted while the mail server is down; each email is sent once the server is back, and only once', async () => {
  const emails: unknown[] = [];
  const timesMs: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const form of formNames) {
      const submission = await fillInWithSignedPass(form);
      const start = performance.now();
      expect((await submit(cluster.balancer, submission)).status).toBe(submission.successStatus);
      timesMs.push(performance.now() - start);
      emails.push(submission.fields.email);
    }
  await wait(3000);
  expect(cluster.emails).toEqual([]);
  isDown = false;
  const areAllSent = () => emails.every((email) => countEmails(email) > 0);
  expect(await poll(areAllSent, { timeoutMs: 120_000, intervalMs: 500 })).toBe(true);
  expect(emails.map(countEmails)).toEqual(emails.map(() => 1));
  const [median = 0] = timesMs.sort((a, b) => a - b).slice(timesMs.length >> 1);
  process.stdout.write(`Forms while the mail server is down: median ${Math.round(median)} ms\n`);
  expect(median).toBeLessThan(300);
});
