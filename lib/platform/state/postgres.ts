import { createHash } from 'node:crypto';
import { PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { log } from '../process/log.ts';
import type { Engine } from './database.ts';

const int8TypeId = 20;
/** The id of the advisory lock for writes: an arbitrary number that nothing else locks. */
const writeLockId = 7_281_004;

/** The lock id of a subject. If two subjects have the same id, their transactions only wait for each other. */
const toLockId = (subject: string): number => createHash('sha256').update(subject).digest().readInt32BE();

// Times in ms and counts are far below the largest safe integer.
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8TypeId ? Number : types.getTypeParser(type, format as 'text');

/** Creates a pool of connections to a PostgreSQL database, opened on demand. Queries time out after five seconds. */
export const openPool = (url: string, maxConnections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    query_timeout: 5000,
    allowExitOnIdle: true,
    types: { getTypeParser },
  });
  pool.on('error', (error) =>
    log.warn({ event: 'database.connection_lost', err: error }, 'failed to keep a database connection open'),
  );
  return pool;
};

/** The engine for a PostgreSQL database, which several servers can share. */
export const createPostgresEngine = (url: string): Engine => {
  const pool = openPool(url, 10);
  return {
    dialect: new PostgresDialect({ pool }),
    withBusyRetry: (work) => work(),
    async beginExclusive(transaction, subjects) {
      const exclusiveLock = sql`SELECT pg_advisory_xact_lock(${writeLockId})`;
      const sharedLock = sql`SELECT pg_advisory_xact_lock_shared(${writeLockId}), pg_advisory_xact_lock(${writeLockId}, subject)
        FROM unnest(${subjects?.map(toLockId).sort((a, b) => a - b)}::int[]) AS subject`;
      await (subjects ? sharedLock : exclusiveLock).execute(transaction);
    },
    checkpoint: async () => undefined,
  };
};
