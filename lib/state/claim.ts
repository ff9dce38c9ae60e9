import { log } from '../process/log';
import type { Database } from './sqlite';

/** How long a claim lasts, in ms, unless it is renewed: a process that does not renew it is taken for dead. */
export const claimLength = 5000;
const renewedEvery = 1000;

/** The right of one process to do something that is to be done once. */
export interface Claim {
  renew: (now: number) => void;
  /** Leaves what was claimed to others. */
  release: () => void;
  /** Notes that what was claimed is done. */
  done: () => void;
}

interface Claimable {
  table: string;
  /** The column that names a row. */
  key: string;
  /** The column for when something was done. */
  doneAt: string;
}

/**
 * Claims on the rows of a table that has a column `claimedUntil`; times are Unix times in ms. The row itself is claimed
 * by whoever calls this, until `now + claimLength`. A claim that ended, and that somebody else holds by now, changes
 * nothing any more.
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

/** Does what is claimed, renews the claim while it takes, and ends it: as done, or for others where the work fails. */
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
