import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { SqliteAdapter, SqliteDialect, sql } from 'kysely';
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

/** Ensures that the file exists, readable only by its owner. Returns a function that throws once it is replaced. */
const ensureFile = (file: string): (() => void) => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const { dev, ino } = statSync(file);
  return () => {
    const current = statSync(file, { throwIfNoEntry: false });
    if (current?.ino !== ino || current.dev !== dev)
      throw new Error(`${file} was moved or deleted. Nothing can be stored until the site is restarted.`);
  };
};

const open = (file: string, isDurable: boolean) => {
  const assertSameFile = ensureFile(file);
  const database = new DatabaseSync(file);
  database.exec(buildPragmas(isDurable));
  return {
    prepare(query: string) {
      // SQLite would continue with a deleted file, whose data is lost when the process ends.
      if (query !== 'rollback') assertSameFile();
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
