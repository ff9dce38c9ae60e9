import { parseArgs } from 'node:util';
import nextEnv from '@next/env';

/**
 * Prints the personal data in the site's database for an email address, as JSON:
 * `npm run --silent person -- --email ada@example.com`. `--erase` also erases it.
 */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: () => undefined });
const { siteDatabase } = await import('../lib/platform/state/database.ts');
const { erasePerson, loadPersonalData: personalData } = await import('../lib/site/submissions/retention.ts');

const { values } = parseArgs({ options: { email: { type: 'string' }, erase: { type: 'boolean', default: false } } });
const { email, erase } = values;
if (!email)
  throw new Error('The email address is missing. Example: npm run --silent person -- --email ada@example.com');

process.stdout.write(`${JSON.stringify(await personalData(siteDatabase, email), null, 2)}\n`);
if (erase) {
  await erasePerson(siteDatabase, email);
  process.stderr.write(
    'The data is erased from this database. Please erase it from the vendor’s mailing list, from backups and, without SMTP_URL, from DATA_DIR/outbox, too.\n',
  );
}
await siteDatabase.close();
