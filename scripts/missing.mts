import { withDatabase } from './database-command.mts';

/** Prints the addresses that visitors did not find as CSV: `npm run --silent missing > missing.csv`. */
await withDatabase({}, async (database) => {
  const { buildMissingCsv } = await import('../lib/platform/state/missing-paths.ts');
  process.stdout.write(await buildMissingCsv(database));
});
