import { toBatches } from '../../shared/batches.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * The primary keys of the tables to copy. Each table comes after the tables that it references. Rate limits, which last
 * an hour at most, and the static files of builds, which servers store themselves, are not copied.
 */
const primaryKeys = {
  alert: ['id'],
  alertSubmission: ['key'],
  subscription: ['id'],
  subscriptionSubmission: ['key'],
  outbox: ['key'],
  countedMail: ['id'],
  usedId: ['id'],
  close: ['share', 'date'],
  missingPath: ['path'],
  pagePath: ['path'],
} satisfies Partial<Record<keyof Tables, string[]>>;

const batchSize = 500;

/** The number of rows of a table that were copied, and of rows that the target already had. */
interface CopyResult {
  table: keyof Tables;
  copied: number;
  existing: number;
}

/**
 * Copies all rows that the target lacks, and returns their numbers by table. It changes no row of the target, and can
 * be repeated. If a row conflicts with one of the target, it rejects without changing that table.
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
