import path from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { oncePerProcess } from '../../shared/once-per-process.ts';
import { env } from '../env/index.ts';
import { isContractError, UpstreamError } from '../http/upstream-error.ts';
import { migrations } from './migrations.ts';
import { createPostgresEngine } from './postgres.ts';
import { createSqliteEngine } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Queries = Kysely<Tables>;

/** The differences between SQLite and PostgreSQL. */
export interface Engine {
  dialect: Dialect;
  /** Runs `work`, and retries it while another process blocks the database. */
  withBusyRetry: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until no other `write` transaction runs or, with subjects, until none that shares a subject runs. */
  beginExclusive: (transaction: Queries, subjects?: readonly string[]) => Promise<void>;
  /** Removes deleted rows from the disk, if the engine retains them in a log. */
  checkpoint: (queries: Queries) => Promise<void>;
}

/**
 * The database that servers share. While it is unreachable, every method rejects with an UpstreamError, and works again
 * afterwards. Other errors come from `work`.
 */
export interface Database {
  read: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in a transaction. Transactions run one at a time, so that the rows that one has read are still valid
   * when it writes; only transactions with different subjects, such as email addresses, may run concurrently. The
   * changes are on disk once it resolves, and are undone if it rejects.
   */
  write: <T>(work: (transaction: Queries) => Promise<T>, subjects?: readonly string[]) => Promise<T>;
  /** Removes deleted rows from the disk. */
  checkpoint: () => Promise<void>;
  /** Closes the connections. The next call opens them again. */
  close: () => Promise<void>;
}

/** The migrations that have run, including those of newer builds; none if their table does not exist yet. */
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
      // Kysely rejects a database with unknown migrations, which a newer server may have run.
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

/** Whether an error comes from the database, not from the code that uses it. */
const isDatabaseError = (error: unknown): boolean =>
  !isContractError(error) &&
  ![UpstreamError, TypeError, RangeError, ReferenceError].some((type) => error instanceof type);

/** Creates a database that is opened, and migrated to the current schema, when it is first used. */
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
        ? createPostgresEngine(env.DATABASE_URL)
        : createSqliteEngine(path.join(env.DATA_DIR, 'state.sqlite'), { isDurable }),
    ),
  );

/** The database of this site: PostgreSQL if DATABASE_URL is set, otherwise a SQLite file in DATA_DIR. */
export const siteDatabase = createSiteDatabase('state', true);

/** The same database for data that expires soon: with SQLite, a power failure may lose the latest changes. */
export const shortLivedDatabase = createSiteDatabase('short-lived-state', false);
