import { createHash } from 'node:crypto';
import { PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { log } from '../process/log.ts';
import type { Engine } from './database.ts';

const int8 = 20;
/** Any number that nothing else locks. */
const writing = 7_281_004;

/** The lock of a subject. Two subjects may have the same one: then they only wait for each other. */
const lockOf = (subject: string): number => createHash('sha256').update(subject).digest().readInt32BE();

// Times in ms and counts are far below the largest safe integer.
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === int8 ? Number : types.getTypeParser(type, format as 'text');

/** Connections to a PostgreSQL database, opened when they are needed. Queries fail within five seconds. */
export const openPool = (url: string, max: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    query_timeout: 5000,
    allowExitOnIdle: true,
    types: { getTypeParser },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  return pool;
};

/** A PostgreSQL database that servers share. */
export const postgres = (url: string): Engine => {
  const pool = openPool(url, 10);
  return {
    dialect: new PostgresDialect({ pool }),
    patiently: (work) => work(),
    async beginAlone(transaction, subjects) {
      const alone = sql`SELECT pg_advisory_xact_lock(${writing})`;
      const among = sql`SELECT pg_advisory_xact_lock_shared(${writing}), pg_advisory_xact_lock(${writing}, subject)
        FROM unnest(${subjects?.map(lockOf).sort((a, b) => a - b)}::int[]) AS subject`;
      await (subjects ? among : alone).execute(transaction);
    },
    forget: async () => undefined,
  };
};
