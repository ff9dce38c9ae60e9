import { createRequire } from 'node:module';
import { readArguments } from '../lib/platform/process/arguments.ts';
import { requireDatabase } from './database-command.mts';

/**
 * Tries the database, the disk, the mail server, the job board, the share price and the CMS of the variables, with the
 * code of the build, and prints a line for each: `npm run doctor`. Exits with status 1 if one fails.
 */
readArguments({});
await requireDatabase();
Object.assign(process.env, { LOG_LEVEL: 'silent' });
const { listUnusedVariables } = await import('../lib/platform/env/index.ts');
const { tryUpstreams } = createRequire(import.meta.url)('../.next/server/instrumentation.js');
for (const name of listUnusedVariables(process.env)) process.stdout.write(`unused    ${name}\n`);
for (const { name, isWorking, result } of await tryUpstreams()) {
  process.stdout.write(`${isWorking ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${result}\n`);
  if (!isWorking) process.exitCode = 1;
}
process.exit();
