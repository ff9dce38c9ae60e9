import path from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { env } from '../env/index.ts';
import { isContractError, UpstreamError } from '../http/upstream-error.ts';
import { migrations } from './migrations.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Queries = Kysely<Tables>;

/** What SQLite and PostgreSQL do differently. */
export interface Engine {
  dialect: Dialect;
  /** Runs `work` again while another process keeps the database busy. */
  withBusyRetry: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until no other transaction of `write` runs or, given subjects, none that shares one of them. */
  beginExclusive: (transaction: Queries, subjects?: readonly string[]) => Promise<void>;
  /** Removes erased rows from the disk, where the engine keeps them for a while. */
  checkpoint: (queries: Queries) => Promise<void>;
}

/**
 * The data that servers share. Every method rejects with an UpstreamError while the database is unreachable, and recovers
 * by itself; other errors are those of `work`.
 */
export interface Database {
  read: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in a transaction; one at a time, so that what it has read still holds when it writes. Transactions that
   * name their subjects, such as an address, may run at the same time as others that name different ones. Its changes
   * are on disk once it resolves; there are none if it rejects.
   */
  write: <T>(work: (transaction: Queries) => Promise<T>, subjects?: readonly string[]) => Promise<T>;
  /** Removes erased rows from the disk too. */
  checkpoint: () => Promise<void>;
  /** Closes its connections; the next use opens it again. */
  close: () => Promise<void>;
}

/** The migrations that were run, also those of newer builds; none at the first use, when there is no table of them. */
const loadAppliedMigrations = async (queries: Queries): Promise<Record<string, Migration>> => {
  const query = sql<{ name: string }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const rows = await query.execute(queries).then(
    (result) => result.rows,
    () => [],
  );
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
};

const openQueries = async ({ dialect, withBusyRetry }: Engine): Promise<Queries> => {
  const queries = new Kysely<Tables>({ dialect });
  try {
    await withBusyRetry(async () => {
      // Kysely refuses a database with migrations that it does not know: a newer server may have run some.
      const allMigrations = { ...(await loadAppliedMigrations(queries)), ...migrations };
      const migrator = new Migrator({ db: queries, provider: { getMigrations: async () => allMigrations } });
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    });
    return queries;
  } catch (error) {
    await queries.destroy();
    throw error;
  }
};

/** Whether an error comes from the database, and not from the code that uses it. */
const isDatabaseError = (error: unknown): boolean =>
  !isContractError(error) &&
  ![UpstreamError, TypeError, RangeError, ReferenceError].some((type) => error instanceof type);

/** A database that is opened, and brought to the current schema, when it is first used. */
export const createStateDatabase = (createEngine: () => Engine): Database => {
  let connection: Promise<{ engine: Engine; queries: Queries }> | undefined;
  const connect = () => {
    connection ??= (async () => {
      const engine = createEngine();
      return { engine, queries: await openQueries(engine) };
    })().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  const withConnection = async <T>(work: (current: { engine: Engine; queries: Queries }) => Promise<T>): Promise<T> => {
    try {
      return await work(await connect());
    } catch (cause) {
      throw isDatabaseError(cause) ? new UpstreamError('unavailable', { cause }) : cause;
    }
  };

  return {
    read: (work) => withConnection(({ queries }) => work(queries)),
    write: (work, subjects) =>
      withConnection(({ engine, queries }) =>
        engine.withBusyRetry(() =>
          queries.transaction().execute(async (transaction) => {
            await engine.beginExclusive(transaction, subjects);
            return work(transaction);
          }),
        ),
      ),
    checkpoint: () => withConnection(({ engine, queries }) => engine.checkpoint(queries)),
    async close() {
      const closing = connection;
      connection = undefined;
      await (await closing)?.queries.destroy();
    },
  };
};

const createSiteDatabase = (name: 'state' | 'short-lived-state', isDurable: boolean) =>
  oncePerProcess(name, () =>
    createStateDatabase(() =>
      env.DATABASE_URL
        ? postgresEngine(env.DATABASE_URL)
        : sqliteEngine(path.join(env.DATA_DIR, 'state.sqlite'), { isDurable }),
    ),
  );

/** The database of this site: PostgreSQL if DATABASE_URL is set, else a file in DATA_DIR. */
export const siteDatabase = createSiteDatabase('state', true);

/** The same database, for data that expires soon: if it is a file, a power failure may lose the latest changes. */
export const shortLivedDatabase = createSiteDatabase('short-lived-state', false);
