import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { log } from '../process/log';
import type { Database, Queries } from './database';
import type { Tables } from './tables';

/** How long a claim lasts without renewal, in ms. A process that does not renew its claim counts as dead. */
export const claimLength = 5000;
const renewedEvery = 1000;

/** A process's exclusive right to do a job that must happen once. */
export interface Claim {
  renew: (now: number) => Promise<void>;
  /** Lets other processes claim the job. */
  release: () => Promise<void>;
  /** Marks the job as done. */
  done: () => Promise<void>;
}

interface Claimable {
  table: keyof Tables;
  /** The primary key column. */
  key: string;
  /** The column for the time when the job was done. */
  doneAt: string;
}

/**
 * Claims on the rows of a table that has a column `claimedUntil`. The caller sets `claimedUntil` to `now + claimLength`
 * itself. A claim that has expired and was taken by another process can no longer change anything.
 */
export const claimsOn = ({ write }: Database, { table, key, doneAt }: Claimable) => {
  const claimedUntil = sql.ref('claimedUntil');
  const held = (row: string, until: number) => sql`${sql.ref(key)} = ${row} AND ${claimedUntil} = ${until}`;

  return (row: string, now: number): Claim => {
    let until = now + claimLength;
    const move = async (queries: Queries, to: number) => {
      const { numAffectedRows = 0n } =
        await sql`UPDATE ${sql.table(table)} SET ${claimedUntil} = ${to} WHERE ${held(row, until)}`.execute(queries);
      return numAffectedRows > 0n;
    };
    return {
      async renew(later) {
        if (await write((queries) => move(queries, later + claimLength), [row])) until = later + claimLength;
      },
      async release() {
        await write((queries) => move(queries, 0), [row]);
      },
      async done() {
        const finish = sql`UPDATE ${sql.table(table)} SET ${claimedUntil} = 0, ${sql.ref(doneAt)} = ${now}
          WHERE ${held(row, until)}`;
        await write((queries) => finish.execute(queries), [row]);
      },
    };
  };
};

/**
 * Retries for five seconds, for example while the database restarts: work that is not recorded as done would be
 * repeated.
 */
const recording = { times: 20, ms: 250 };

const record = async (claim: Claim): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await claim.done();
    } catch (error) {
      if (tries >= recording.times) throw error;
      await wait(recording.ms);
    }
  }
};

/** Runs `work` and renews the claim meanwhile. Marks it done afterwards, or releases it if `work` fails. */
export const doClaimed = async (claim: Claim, work: () => Promise<void>): Promise<void> => {
  let renewal = Promise.resolve();
  const renew = () => {
    renewal = renewal
      .then(() => claim.renew(Date.now()))
      .catch((error) => log.warn({ err: error }, 'a claim could not be renewed'));
  };
  const timer = setInterval(renew, renewedEvery);
  timer.unref();
  const stopRenewing = async () => {
    clearInterval(timer);
    await renewal;
  };
  try {
    await work();
  } catch (error) {
    await stopRenewing();
    await claim.release().catch((err: unknown) => log.warn({ err }, 'a claim could not be released'));
    throw error;
  }
  await stopRenewing();
  await record(claim);
};
