import nextEnv from '@next/env';

/** Prints the subscribers of the site's database as CSV: `npm run --silent subscribers > subscribers.csv`. */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { buildSubscribersCsv: subscribersCsv } = await import('../lib/site/submissions/export.ts');

process.stdout.write(await subscribersCsv(siteDatabase));
await siteDatabase.close();
