import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { createStateDatabase, type Database } from '@/lib/platform/state/database';
import { createPostgresEngine } from '@/lib/platform/state/postgres';
import { createSqliteEngine } from '@/lib/platform/state/sqlite';
import { temporaryDataDir } from './data-dir';

/** The URL of the PostgreSQL server that the project `postgres` starts; undefined in other projects. */
const serverUrl = inject('postgres');

/** Whether tests store their data in files. */
export const isFileBased = !serverUrl;

const createDatabase = async (name: string) => {
  const client = new Client(`${serverUrl}/postgres`);
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
};

/** All tables with their rows, as JSON. */
const dumpRows = (database: Database): Promise<string> =>
  database.read(async (queries) => {
    const tables = await queries.introspection.getTables();
    const rows = tables.map(({ name }) => sql`SELECT * FROM ${sql.table(name)}`.execute(queries));
    return JSON.stringify([tables, await Promise.all(rows)]);
  });

/** A new database for each test: a file or, in the project `postgres`, a database on its server. */
export const createTestDatabase = () => {
  const directory = temporaryDataDir();
  let name = '';
  beforeEach(async () => {
    name = randomUUID();
    if (serverUrl) await createDatabase(name);
  });
  const folder = () => path.join(directory, name);
  const file = () => path.join(folder(), 'state.sqlite');
  const databases: Database[] = [];
  const open = () => {
    const database = createStateDatabase(() =>
      serverUrl ? createPostgresEngine(`${serverUrl}/${name}`) : createSqliteEngine(file()),
    );
    databases.push(database);
    return database;
  };
  afterEach(async () => {
    await Promise.all(databases.splice(0).map((database) => database.close().catch(() => undefined)));
  });

  return {
    /** The folder of the database file. It is created with the file. */
    folder,
    file,
    /** The URL of the database; undefined for a file. */
    url: () => serverUrl && `${serverUrl}/${name}`,
    /** Opens the database as a process that has just started does. */
    open,
    /** Everything that the database stores, as one text. */
    readStored: async () =>
      serverUrl
        ? dumpRows(open())
        : readdirSync(folder())
            .map((file) => readFileSync(path.join(folder(), file), 'latin1'))
            .join(),
  };
};
