import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import type { Database } from '../../platform/state/database.ts';

const fields = z.record(z.string(), z.coerce.string());

const columns = [
  'list',
  'email',
  'firstName',
  'lastName',
  'locale',
  'media',
  'country',
  'transferConsent',
  'confirmedAt',
];

/**
 * The confirmed subscribers as CSV for spreadsheets, in UTF-8 with a byte order mark. Values that spreadsheets would
 * take for formulas are escaped.
 */
export const buildSubscribersCsv = async ({ read }: Database): Promise<string> => {
  const confirmed = await read((queries) =>
    queries
      .selectFrom('subscription')
      .select(['list', 'email', 'person', 'confirmedAt'])
      .where('status', '=', 'confirmed')
      .orderBy('list')
      .orderBy('confirmedAt')
      .execute(),
  );
  const rows = confirmed.map(({ list, email, person, confirmedAt }) => ({
    ...fields.parse(JSON.parse(person ?? '')),
    list,
    email,
    confirmedAt: new Date(confirmedAt ?? 0).toISOString(),
  }));
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
};
