import type { ParsedUrlQuery } from 'node:querystring';
import { listQueries } from './routing';

/** The page of a list that a URL asks for: a number from zero, or null where the value is none. */
export const listPage = ({ page = '0' }: ParsedUrlQuery): number | null =>
  typeof page === 'string' && /^(0|[1-9]\d{0,5})$/.test(page) ? Number(page) : null;

/** Whether a URL's query names a list at all. */
export const hasListQuery = (query: ParsedUrlQuery): boolean => listQueries.some((key) => key in query);
