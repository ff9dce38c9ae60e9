import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open } from '../attacks/support/ask';
import { inParallel } from '../attacks/support/load';
import { poll } from '../attacks/support/poll';
import { formNames, type Submission, submit } from '../attacks/support/submissions';
import { headerOf } from '../support/eml';
import { type Cluster, filledIn, startCluster } from './support/cluster';

const count = Number(process.env.SUBMISSIONS ?? 500);
const atOnce = 24;
const longest = 90_000;

const chance = (share: number) => Math.random() < share;
const between = (least: number, most: number) => least + Math.random() * (most - least);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ recipient: () => (chance(0.01) ? '451 try again' : '250 ok') });
});
afterAll(() => cluster.end());

/** Kills servers and stops PostgreSQL at random until it is stopped; returns how often. */
const startFaults = () => {
  const times = { kills: 0, bothKilled: 0, databaseStops: 0 };
  let stopped = false;
  const restart = async (place: 0 | 1) => {
    await cluster.server(place).kill();
    times.kills++;
    await wait(between(0, 1000));
    await cluster.start(place);
  };
  const strike = async () => {
    const place = chance(0.5) ? 0 : 1;
    if (chance(0.25)) {
      times.databaseStops++;
      await cluster.postgres.stop();
      await wait(between(0, 2000));
      await cluster.postgres.start();
    } else if (chance(0.2)) {
      times.bothKilled++;
      await Promise.all([restart(0), restart(1)]);
    } else await restart(place);
  };
  const all = (async () => {
    while (!stopped) {
      await wait(between(500, 3000));
      await strike();
    }
  })();
  return async () => {
    stopped = true;
    await all;
    return times;
  };
};

/** Sends a form and leaves before the answer. */
const leave = async (form: Submission): Promise<void> => {
  const socket = open(cluster.balancer);
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
  await wait(between(0, 50));
  socket.destroy();
};

/** A visitor who sends a form until it is accepted, sometimes twice at once, or again afterwards. */
const visit = async (form: Submission): Promise<boolean> => {
  const send = async () => (await submit(cluster.balancer, form)).status === form.success;
  if (chance(0.05)) await leave(form);
  const attempt = async () => (await Promise.all(chance(0.1) ? [send(), send()] : [send()])).some(Boolean);
  const accepted = await poll(attempt, { within: longest, every: 200 });
  if (accepted && chance(0.1)) await send();
  return Boolean(accepted);
};

/** Whether everything in the outbox is sent. */
const isSent = async (): Promise<boolean> => {
  const client = new Client(cluster.databaseUrl);
  await client.connect();
  const { rows } = await client.query('SELECT key FROM outbox WHERE "sentAt" IS NULL LIMIT 1');
  await client.end();
  return rows.length === 0;
};

/** The keys of all submissions that are stored, and how many alerts and subscriptions there are. */
const stored = async () => {
  const client = new Client(cluster.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ key: string; email: string }>(`
    SELECT key, email FROM "alertSubmission" JOIN alert ON alert = id WHERE "mailedAt" IS NOT NULL
    UNION ALL SELECT key, email FROM "subscriptionSubmission" JOIN subscription ON subscription = id
    WHERE "mailedAt" IS NOT NULL`);
  const { rows: counted } = await client.query<{ people: number }>(
    'SELECT ((SELECT count(*) FROM alert) + (SELECT count(*) FROM subscription))::int AS people',
  );
  await client.end();
  return { emails: new Map(rows.map(({ key, email }) => [key, email])), people: counted[0]?.people };
};

it(`${count} forms under random faults: all that is accepted is stored once, and mailed once`, async () => {
  const forms = await Promise.all(
    Array.from({ length: count }, (_, place) => filledIn(formNames[place % 4] ?? 'alert')),
  );
  const accepted: Submission[] = [];
  const start = performance.now();
  const stop = startFaults();
  await inParallel(forms, atOnce, async (form) => {
    if (await visit(form)) accepted.push(form);
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const faults = await stop();
  // A mail that a server had taken when it was killed is due again after a minute, a refused one after half a minute.
  expect(await poll(isSent, { within: 10 * 60_000, every: 1000 })).toBe(true);

  const { emails, people } = await stored();
  const lost = accepted.filter(({ key, fields }) => emails.get(key) !== fields.email);
  const ids = new Map<string, string[]>();
  for (const mail of cluster.mails) {
    const to = headerOf(mail, 'To');
    ids.set(to, [...(ids.get(to) ?? []), headerOf(mail, 'Message-ID')]);
  }
  const mailsOf = ({ fields }: Submission) => ids.get(`${fields.email}`) ?? [];
  const distinct = forms.filter((form) => new Set(mailsOf(form)).size > 1);
  const repeated = forms.filter((form) => mailsOf(form).length > 1);
  process.stdout.write(
    `${count} forms in ${seconds} s, ${JSON.stringify(faults)}: ${accepted.length} accepted, ${lost.length} of them lost, ` +
      `${people} stored, ${distinct.length} with two mails, ${repeated.length} with one mail sent twice under one id\n`,
  );
  expect(accepted).toHaveLength(count);
  expect(lost).toEqual([]);
  expect(people).toBe(count);
  expect(accepted.filter((form) => mailsOf(form).length === 0)).toEqual([]);
  expect(distinct).toEqual([]);
  // A fault between sending a mail and recording that has it sent again, under the same id.
  expect(repeated.length).toBeLessThanOrEqual((faults.kills + faults.databaseStops) * atOnce);
}, 3_600_000);
