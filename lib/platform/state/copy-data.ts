import { toBatches } from '../../shared/batches.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * The primary keys of the tables, in an order in which each comes after those that it refers to. What lasts a minute only
 * is not copied, nor are static files of builds: servers store them themselves.
 */
const primaryKeys = {
  alert: ['id'],
  alertSubmission: ['key'],
  subscription: ['id'],
  subscriptionSubmission: ['key'],
  message: ['key'],
  outbox: ['key'],
  countedMail: ['id'],
  usedId: ['id'],
  close: ['share', 'date'],
} satisfies Partial<Record<keyof Tables, string[]>>;

const batchSize = 500;

/** How many rows of a table were copied, and how many the target already had. */
export interface CopyResult {
  table: keyof Tables;
  copied: number;
  existing: number;
}

/**
 * Copies all rows that the target does not have. It can be repeated, and changes no row of the target; rejects, without
 * changes to the table, if a row contradicts one of the target.
 */
export const copyData = async (from: Database, to: Database): Promise<CopyResult[]> => {
  const result: CopyResult[] = [];
  for (const [name, primaryKey] of Object.entries(primaryKeys)) {
    const table = name as keyof typeof primaryKeys;
    const rows = await from.read((queries) => queries.selectFrom(table).selectAll().execute());
    const copied = await to.write(async (queries) => {
      let inserted = 0n;
      for (const batch of toBatches(rows, batchSize)) {
        const { numInsertedOrUpdatedRows = 0n } = await queries
          .insertInto(table)
          .values(batch)
          .onConflict((conflict) => conflict.columns(primaryKey as never[]).doNothing())
          .executeTakeFirst();
        inserted += numInsertedOrUpdatedRows;
      }
      return Number(inserted);
    });
    result.push({ table, copied, existing: rows.length - copied });
  }
  return result;
};
