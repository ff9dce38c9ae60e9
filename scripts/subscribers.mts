import { existsSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';

/** Prints the subscribers in `DATA_DIR` as CSV: `npm run --silent subscribers > subscribers.csv`. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { env } = await import('../lib/env/index.ts');
const { subscribersCsv } = await import('../lib/subscriptions/export.ts');

const file = path.join(env.DATA_DIR, 'subscriptions.sqlite');
if (!existsSync(file)) throw new Error(`Nobody has subscribed: there is no ${file}.`);
process.stdout.write(subscribersCsv(file));
