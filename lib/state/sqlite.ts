import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const settings = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
`;

/**
 * Opens a SQLite file that only its owner can read and that processes may share; creates it if missing. Committed data
 * is on disk.
 */
export const openDatabase = (file: string, schema: string) => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec(settings + schema);

  return {
    prepare: (sql: string) => database.prepare(sql),
    transaction<T>(work: () => T): T {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    /** Removes erased rows from the write-ahead log too. */
    forget: () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
  };
};

export type Database = ReturnType<typeof openDatabase>;
