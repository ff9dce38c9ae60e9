import type { z } from 'zod';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';

/**
 * The rows of a listing that have the shape of a row. Others are left out and logged; if they are most of the rows, the
 * listing itself counts as broken.
 */
export const validRows = <S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] => {
  const parsed = rows.map((row) => schema.safeParse(row));
  const valid = parsed.flatMap(({ success, data }) => (success ? [data as z.output<S>] : []));
  const err = parsed.find(({ success }) => !success)?.error;
  const count = rows.length - valid.length;
  if (count > valid.length) throw new UpstreamError('refused', { cause: err });
  if (err) log.error({ event: 'jobs.rows_invalid', err, count }, 'some rows of the job board’s listing are invalid');
  return valid;
};
