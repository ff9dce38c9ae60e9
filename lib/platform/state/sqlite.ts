import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { getErrorCode } from '../../shared/error-code.ts';
import type { Engine } from './database.ts';

// Processes that share a file take turns. They wait in `withBusyRetry`: SQLite itself would block the whole process.
const buildPragmas = (isDurable: boolean) => `
  PRAGMA busy_timeout = 0;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = ${isDurable ? 'FULL' : 'NORMAL'};
  PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON;
`;
const busyRetry = { maxAttempts: 500, delayMs: 10 };
const busyErrorCode = 5;

/** Runs `work`, and retries it while another process writes to the file, for at most five seconds. */
const withBusyRetry = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= busyRetry.maxAttempts || (error as { errcode?: number }).errcode !== busyErrorCode) throw error;
      await wait(busyRetry.delayMs);
    }
  }
};

/**
 * Ensures that the file exists, readable only by its owner, without opening an existing one: when a process closes any
 * descriptor of a file, it loses SQLite's locks on it. Another process may then take itself for the last user, and
 * remove the latest changes.
 */
const ensureFile = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error;
  }
};

/**
 * Returns a function that throws once the file is replaced, or one of the files beside it, which hold its latest changes
 * and its locks. SQLite creates those when the file is first read.
 */
const watchFiles = (file: string): (() => void) => {
  const identities = new Map<string, string>();
  return () => {
    for (const name of [file, `${file}-wal`, `${file}-shm`]) {
      const stats = statSync(name, { throwIfNoEntry: false });
      const identity = stats && `${stats.dev}:${stats.ino}`;
      const expected = identities.get(name) ?? identity;
      if (identity !== expected)
        throw new Error(`${name} was moved or deleted. Nothing can be stored until the site is restarted.`);
      if (identity) identities.set(name, identity);
    }
  };
};

const open = (file: string, isDurable: boolean) => {
  ensureFile(file);
  const assertSameFiles = watchFiles(file);
  const database = new DatabaseSync(file);
  database.exec(buildPragmas(isDurable));
  assertSameFiles();
  return {
    prepare(query: string) {
      // SQLite would continue with deleted files, whose data is lost when the process ends.
      if (query !== 'rollback') assertSameFiles();
      // A transaction that writes after it has read would fail if another process wrote in between.
      const statement = database.prepare(query === 'begin' ? 'begin immediate' : query);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as string[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as string[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as string[])),
      };
    },
    close: () => database.close(),
  };
};

/** An adapter that runs migrations in transactions, so that processes which start concurrently take turns. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new Adapter();
  }
}

/**
 * The engine for a SQLite file, which several processes can share. Committed transactions are on disk. Unless
 * `isDurable`, writing is faster, but a power failure may lose the last few transactions.
 */
export const createSqliteEngine = (file: string, { isDurable = true } = {}): Engine => ({
  dialect: new Dialect({ database: async () => open(file, isDurable) }),
  withBusyRetry,
  beginExclusive: async () => undefined,
  async checkpoint(database) {
    await withBusyRetry(async () => {
      const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
      if (rows[0]?.busy) throw Object.assign(new Error('The write-ahead log is in use.'), { errcode: busyErrorCode });
    });
  },
});
