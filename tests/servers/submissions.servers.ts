import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachConcurrent } from '../attacks/support/load';
import { poll } from '../attacks/support/poll';
import { openSocket } from '../attacks/support/requests';
import { formNames, type Submission, submit } from '../attacks/support/submissions';
import { getHeader } from '../support/eml';
import { type Cluster, fillInWithSignedPass, startCluster } from './support/cluster';

const count = Number(process.env.SUBMISSIONS ?? 500);
const concurrency = 24;
const maxSubmitMs = 90_000;

const chance = (share: number) => Math.random() < share;
const randomBetween = (min: number, max: number) => min + Math.random() * (max - min);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ getRecipientReply: () => (chance(0.01) ? '451 try again' : '250 ok') });
});
afterAll(() => cluster.end());

/**
 * Kills servers and stops PostgreSQL at random. Returns a function that ends this, and resolves with how often it was
 * done.
 */
const startFaults = () => {
  const counts = { kills: 0, bothKilled: 0, databaseStops: 0 };
  let isStopped = false;
  const restart = async (index: 0 | 1) => {
    await cluster.server(index).kill();
    counts.kills++;
    await wait(randomBetween(0, 1000));
    await cluster.start(index);
  };
  const injectFault = async () => {
    const index = chance(0.5) ? 0 : 1;
    if (chance(0.25)) {
      counts.databaseStops++;
      await cluster.postgres.stop();
      await wait(randomBetween(0, 2000));
      await cluster.postgres.start();
    } else if (chance(0.2)) {
      counts.bothKilled++;
      await Promise.all([restart(0), restart(1)]);
    } else await restart(index);
  };
  const loop = (async () => {
    while (!isStopped) {
      await wait(randomBetween(500, 3000));
      await injectFault();
    }
  })();
  return async () => {
    isStopped = true;
    await loop;
    return counts;
  };
};

/** Sends a form and disconnects before the response. */
const abandon = async (form: Submission): Promise<void> => {
  const socket = openSocket(cluster.balancer);
  const body = JSON.stringify({ ...form.fields, captchaPass: form.captchaPass });
  socket.write(
    [
      `POST ${form.target} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Idempotency-Key: ${form.key}`,
      '',
      body,
    ].join('\r\n'),
  );
  await wait(randomBetween(0, 50));
  socket.destroy();
};

/** Sends a form until it is accepted, sometimes twice at the same time, or once more afterwards. */
const submitUntilAccepted = async (form: Submission): Promise<boolean> => {
  const send = async () => (await submit(cluster.balancer, form)).status === form.successStatus;
  if (chance(0.05)) await abandon(form);
  const attempt = async () => (await Promise.all(chance(0.1) ? [send(), send()] : [send()])).some(Boolean);
  const isAccepted = await poll(attempt, { timeoutMs: maxSubmitMs, intervalMs: 200 });
  if (isAccepted && chance(0.1)) await send();
  return Boolean(isAccepted);
};

/** Whether no email waits in the outbox. */
const isOutboxEmpty = async (): Promise<boolean> => {
  const client = new Client(cluster.databaseUrl);
  await client.connect();
  const { rows } = await client.query('SELECT key FROM outbox WHERE "sentAt" IS NULL LIMIT 1');
  await client.end();
  return rows.length === 0;
};

/** The email addresses of all stored submissions by key, and the number of alerts and subscriptions. */
const readStored = async () => {
  const client = new Client(cluster.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ key: string; email: string }>(`
    SELECT key, email FROM "alertSubmission" JOIN alert ON alert = id
    UNION ALL SELECT key, email FROM "subscriptionSubmission" JOIN subscription ON subscription = id`);
  const { rows: countRows } = await client.query<{ people: number }>(
    'SELECT ((SELECT count(*) FROM alert) + (SELECT count(*) FROM subscription))::int AS people',
  );
  await client.end();
  return { emails: new Map(rows.map(({ key, email }) => [key, email])), people: countRows[0]?.people };
};

it(`${count} forms under random faults: each accepted form is stored once, and emailed once`, async () => {
  const forms = await Promise.all(
    Array.from({ length: count }, (_, index) => fillInWithSignedPass(formNames[index % 4] ?? 'alert')),
  );
  const accepted: Submission[] = [];
  const start = performance.now();
  const stop = startFaults();
  await forEachConcurrent(forms, concurrency, async (form) => {
    if (await submitUntilAccepted(form)) accepted.push(form);
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const faults = await stop();
  // An email that a server was sending when it was killed is due again after a minute, a rejected one after half a
  // minute.
  expect(await poll(isOutboxEmpty, { timeoutMs: 10 * 60_000, intervalMs: 1000 })).toBe(true);

  const { emails, people } = await readStored();
  const lost = accepted.filter(({ key, fields }) => emails.get(key) !== fields.email);
  const ids = new Map<string, string[]>();
  for (const email of cluster.emails) {
    const recipient = getHeader(email, 'To');
    ids.set(recipient, [...(ids.get(recipient) ?? []), getHeader(email, 'Message-ID')]);
  }
  const getEmailIds = ({ fields }: Submission) => ids.get(`${fields.email}`) ?? [];
  const withTwoEmails = forms.filter((form) => new Set(getEmailIds(form)).size > 1);
  const resent = forms.filter((form) => getEmailIds(form).length > 1);
  process.stdout.write(
    `${count} forms in ${seconds} s, ${JSON.stringify(faults)}: ${accepted.length} accepted, ${lost.length} of them lost, ` +
      `${people} stored, ${withTwoEmails.length} with two emails, ${resent.length} with one email sent twice under one id\n`,
  );
  expect(accepted).toHaveLength(count);
  expect(lost).toEqual([]);
  expect(people).toBe(count);
  expect(accepted.filter((form) => getEmailIds(form).length === 0)).toEqual([]);
  expect(withTwoEmails).toEqual([]);
  // After a fault between sending an email and recording that, the email is sent again under the same id.
  expect(resent.length).toBeLessThanOrEqual((faults.kills + faults.databaseStops) * concurrency);
}, 3_600_000);
