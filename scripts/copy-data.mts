import { existsSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { readArguments, refuse } from '../lib/platform/process/arguments.ts';

/**
 * Copies the site's data from SQLite in `DATA_DIR` to the PostgreSQL database at `DATABASE_URL`: `npm run copy-data`.
 */
readArguments({});
nextEnv.loadEnvConfig(process.cwd());
const { env } = await import('../lib/platform/env/index.ts');
const { copyData } = await import('../lib/platform/state/copy-data.ts');
const { createStateDatabase } = await import('../lib/platform/state/database.ts');
const { createPostgresEngine } = await import('../lib/platform/state/postgres.ts');
const { createSqliteEngine } = await import('../lib/platform/state/sqlite.ts');

const file = path.resolve(env.DATA_DIR, 'state.sqlite');
const url = env.DATABASE_URL;
if (!url) throw refuse('DATABASE_URL is missing. Set it to the address of the database to copy the data to.');
if (!existsSync(file)) throw refuse(`${file} does not exist. Set DATA_DIR to what the server used.`);

const [source, target] = [
  createStateDatabase(() => createSqliteEngine(file)),
  createStateDatabase(() => createPostgresEngine(url)),
];
for (const { table, copied, existing } of await copyData(source, target))
  process.stdout.write(`${table}: ${copied} copied, ${existing} already there\n`);
await Promise.all([source.close(), target.close()]);
