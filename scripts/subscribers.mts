import { withDatabase } from './database-command.mts';

/** Prints the subscribers of the site's database as CSV: `npm run --silent subscribers > subscribers.csv`. */
await withDatabase({}, async (database) => {
  const { buildSubscribersCsv: subscribersCsv } = await import('../lib/site/submissions/export.ts');
  process.stdout.write(await subscribersCsv(database));
});
