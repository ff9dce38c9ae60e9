import { refuse } from '../lib/platform/process/arguments.ts';
import { withDatabase } from './database-command.mts';

/**
 * Prints the personal data in the site's database for an email address, as JSON:
 * `npm run --silent person -- --email ada@example.com`. `--erase` also erases it.
 */
await withDatabase(
  { email: { type: 'string' }, erase: { type: 'boolean', default: false } },
  async (database, { email, erase }) => {
    if (!email)
      return refuse('The email address is missing. Example: npm run --silent person -- --email ada@example.com');
    const { erasePerson, loadPersonalData: personalData } = await import('../lib/site/submissions/retention.ts');
    process.stdout.write(`${JSON.stringify(await personalData(database, email), null, 2)}\n`);
    if (!erase) return;
    await erasePerson(database, email);
    process.stderr.write(
      'The data is erased from this database. Please erase it from the vendor’s mailing list, from backups and, without SMTP_URL, from DATA_DIR/outbox, too.\n',
    );
  },
);
