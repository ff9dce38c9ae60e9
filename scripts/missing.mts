import nextEnv from '@next/env';

/** Prints the addresses that visitors did not find as CSV: `npm run --silent missing > missing.csv`. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { buildMissingCsv } = await import('../lib/platform/state/missing-paths.ts');

process.stdout.write(await buildMissingCsv(siteDatabase));
await siteDatabase.close();
