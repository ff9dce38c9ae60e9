import nextEnv from '@next/env';

/** Prints what waits in the outbox and what was given up; `npm run outbox -- --retry` has that sent again. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { siteOutbox } = await import('../lib/platform/state/outbox.ts');

if (process.argv.includes('--retry')) process.stdout.write(`${await siteOutbox.retryFailed()} are sent again\n`);
const { waiting, failed, oldestSeconds } = await siteOutbox.status();
process.stdout.write(`${waiting} wait, the oldest for ${oldestSeconds} s; ${failed} have failed\n`);
await siteDatabase.close();
