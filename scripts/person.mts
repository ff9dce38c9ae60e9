import { parseArgs } from 'node:util';
import nextEnv from '@next/env';

/**
 * Shows what the site's database holds of an address, as JSON: `npm run --silent person -- --email ada@example.com`.
 * `--erase` erases it.
 */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { erasePerson, personalData } = await import('../lib/site/outbox/person.ts');

const { values } = parseArgs({ options: { email: { type: 'string' }, erase: { type: 'boolean', default: false } } });
const { email, erase } = values;
if (!email) throw new Error('Name the address: npm run --silent person -- --email ada@example.com');

process.stdout.write(`${JSON.stringify(await personalData(siteDatabase, email), null, 2)}\n`);
if (erase) {
  await erasePerson(siteDatabase, email);
  process.stderr.write(
    'All of this is erased here. Erase it from the mailing list of a vendor, and from backups, too.\n',
  );
}
await siteDatabase.close();
