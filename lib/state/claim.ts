import { log } from '../process/log';
import type { Database } from './sqlite';

/** How long a claim lasts without renewal, in ms. A process that does not renew its claim counts as dead. */
export const claimLength = 5000;
const renewedEvery = 1000;

/** A process's exclusive right to do a job that must happen once. */
export interface Claim {
  renew: (now: number) => void;
  /** Lets other processes claim the job. */
  release: () => void;
  /** Marks the job as done. */
  done: () => void;
}

interface Claimable {
  table: string;
  /** The primary key column. */
  key: string;
  /** The column for the time when the job was done. */
  doneAt: string;
}

/**
 * Claims on the rows of a table that has a column `claimedUntil` (Unix ms). The caller sets `claimedUntil` to `now +
 * claimLength` itself. A claim that has expired and was taken by another process can no longer change anything.
 */
export const claimsOn = ({ prepare }: Database, { table, key, doneAt }: Claimable) => {
  const move = prepare(`UPDATE ${table} SET claimedUntil = ? WHERE ${key} = ? AND claimedUntil = ?`);
  const finish = prepare(`UPDATE ${table} SET claimedUntil = 0, ${doneAt} = ? WHERE ${key} = ? AND claimedUntil = ?`);

  return (row: string, now: number): Claim => {
    let until = now + claimLength;
    return {
      renew(later) {
        if (move.run(later + claimLength, row, until).changes > 0) until = later + claimLength;
      },
      release: () => move.run(0, row, until),
      done: () => finish.run(now, row, until),
    };
  };
};

/** Runs `work` and renews the claim meanwhile. Marks it done afterwards, or releases it if `work` fails. */
export const doClaimed = async (claim: Claim, work: () => Promise<void>): Promise<void> => {
  const renew = () => {
    try {
      claim.renew(Date.now());
    } catch (error) {
      log.warn({ err: error }, 'a claim could not be renewed');
    }
  };
  const timer = setInterval(renew, renewedEvery);
  timer.unref();
  try {
    await work();
  } catch (error) {
    claim.release();
    throw error;
  } finally {
    clearInterval(timer);
  }
  claim.done();
};
