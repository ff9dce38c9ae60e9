import { sql } from 'kysely';
import { monotonicNow } from '../../shared/time';
import { env } from '../env';
import { checkClock, databaseClock } from '../process/clock';
import { log } from '../process/log';
import { siteDatabase } from './database';

const minuteMs = 60_000;

/**
 * Reads the clock of the database that servers share, now and every minute, and logs a failure. Resolves once it was
 * read. Does nothing without DATABASE_URL.
 */
export const followDatabaseClock = async (): Promise<void> => {
  if (!env.DATABASE_URL) return;
  try {
    const query = sql<{ timeMs: number }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "timeMs"`;
    const { rows } = await siteDatabase.read((queries) => query.execute(queries));
    const { timeMs = Number.NaN } = rows[0] ?? {};
    // The time is a little old when it arrives, so that scheduled content never appears early.
    databaseClock.aheadMs = timeMs - monotonicNow();
    checkClock('database', timeMs);
  } catch (error) {
    log.error({ event: 'clock.read_failed', err: error }, 'failed to read the clock of the database');
  }
  setTimeout(followDatabaseClock, minuteMs).unref();
};
