import { existsSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
const { env } = await import('../lib/platform/env/index.ts');
const { copyData } = await import('../lib/platform/state/copy-data.ts');
const { createStateDatabase: stateDatabase } = await import('../lib/platform/state/database.ts');
const { postgresEngine: postgres } = await import('../lib/platform/state/postgres.ts');
const { sqliteEngine: sqlite } = await import('../lib/platform/state/sqlite.ts');

const file = path.join(env.DATA_DIR, 'state.sqlite');
const url = env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: it is the database that the data is copied to.');
if (!existsSync(file)) throw new Error(`${file} does not exist: there is nothing to copy.`);

const [source, target] = [stateDatabase(() => sqlite(file)), stateDatabase(() => postgres(url))];
for (const { table, copied, existing } of await copyData(source, target))
  process.stdout.write(`${table}: ${copied} copied, ${existing} already there\n`);
await Promise.all([source.close(), target.close()]);
