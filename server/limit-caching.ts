import type { ServerResponse } from 'node:http';
import { requestContext } from '../lib/platform/process/request-context.ts';

/** The Cache-Control of an incomplete answer: nothing may cache it. */
export const noStore = 'no-store';

/** The Cache-Control of a 404: what is missing may be published at any time. Next caches its own for a year. */
const notFoundCaching = 's-maxage=10, stale-if-error=86400';

/** The header with the tags of what a response was made from, separated by commas. */
export const tagHeader = 'cache-tag';

/** A Cache-Control that ends at `time`, in Unix ms, when the response changes by itself. */
const limitMaxAge = (caching: string, endMs: number): string => {
  const seconds = Math.max(0, Math.floor((endMs - Date.now()) / 1000));
  const readSeconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(caching)?.[1] ?? 0);
  const usableSeconds =
    Math.max(readSeconds('max-age'), readSeconds('s-maxage')) + readSeconds('stale-while-revalidate');
  if (usableSeconds <= seconds) return caching;
  return caching
    .replace(/, stale-while-revalidate=\d+/, '')
    .replace(/\b(max-age|s-maxage)=(\d+)/g, (_, name, age) => `${name}=${Math.min(Number(age), seconds)}`);
};

/**
 * Adds to a response the tags of what it was made from, and limits how long it may be cached: an incomplete one, because
 * an upstream failed, not at all; a 404 for seconds; others until they change by themselves.
 */
export const limitCaching = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const caching = `${response.getHeader('Cache-Control') ?? ''}`;
    const isStored = !caching.includes('no-store');
    const { isIncomplete, tags, changesAt } = requestContext.getStore() ?? {};
    if (isIncomplete) response.setHeader('Cache-Control', noStore);
    else if (args[0] === 404 && isStored) response.setHeader('Cache-Control', notFoundCaching);
    else if (changesAt !== undefined && isStored) response.setHeader('Cache-Control', limitMaxAge(caching, changesAt));
    if (isStored && tags && tags.size > 0) response.setHeader(tagHeader, [...tags].join());
    return writeHead(...args);
  };
};
