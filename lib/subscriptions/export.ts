import { DatabaseSync } from 'node:sqlite';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';

const person = z.record(z.string(), z.string());
const row = z.object({ list: z.string(), email: z.string(), person: z.string(), confirmedAt: z.int() });

const columns = ['list', 'email', 'firstName', 'lastName', 'locale', 'media', 'country', 'confirmedAt'];

/**
 * The people who confirmed and did not cancel, from the SQLite file of subscriptions, as CSV for spreadsheets: in UTF-8,
 * with a byte order mark, and without values that spreadsheets take for formulas.
 */
export const subscribersCsv = (file: string): string => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT list, email, person, confirmedAt FROM subscription WHERE status = 'confirmed' ORDER BY list, confirmedAt`,
    )
    .all()
    .map((one) => row.parse(one))
    .map(({ confirmedAt, ...one }) => ({
      ...person.parse(JSON.parse(one.person)),
      ...one,
      confirmedAt: new Date(confirmedAt).toISOString(),
    }));
  database.close();
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
};
