import nextEnv from '@next/env';

/**
 * Prints how many entries of the outbox wait or have failed. `npm run outbox -- --retry` sends failed entries again.
 */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { siteOutbox } = await import('../lib/platform/state/outbox.ts');

if (process.argv.includes('--retry')) process.stdout.write(`${await siteOutbox.retryFailed()} will be sent again\n`);
const { waiting, failed, oldestSeconds } = await siteOutbox.readStatus();
process.stdout.write(`${waiting} wait, the oldest for ${oldestSeconds} s; ${failed} have failed\n`);
await siteDatabase.close();
