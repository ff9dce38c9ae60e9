import type { z } from 'zod';
import { UpstreamError } from '../../platform/http/upstream-error';
import { log } from '../../platform/process/log';

/**
 * Parses the rows of a listing by their schema. Invalid rows are left out and logged. Throws an UpstreamError if most
 * of them are invalid.
 */
export const parseValidRows = <S extends z.ZodType>(schema: S, rows: readonly unknown[]): z.output<S>[] => {
  const parsed = rows.map((row) => schema.safeParse(row));
  const valid = parsed.flatMap(({ success, data }) => (success ? [data as z.output<S>] : []));
  const err = parsed.find(({ success }) => !success)?.error;
  const count = rows.length - valid.length;
  if (count > valid.length) throw new UpstreamError('refused', { cause: err });
  if (err)
    log.error({ event: 'jobs.rows_invalid', err, count }, 'failed to parse some rows of the job board’s listing');
  return valid;
};
