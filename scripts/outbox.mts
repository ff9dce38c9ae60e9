import { withDatabase } from './database-command.mts';

/**
 * Prints how many entries of the outbox wait or have failed. `npm run outbox -- --retry` sends failed entries again.
 */
await withDatabase({ retry: { type: 'boolean', default: false } }, async (_, { retry }) => {
  const { siteOutbox } = await import('../lib/platform/state/outbox.ts');
  if (retry) process.stdout.write(`${await siteOutbox.retryFailed()} will be sent again\n`);
  const { waiting, failed, oldestSeconds } = await siteOutbox.readStatus();
  process.stdout.write(`${waiting} wait, the oldest for ${oldestSeconds} s; ${failed} have failed\n`);
});
