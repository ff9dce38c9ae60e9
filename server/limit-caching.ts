import type { ServerResponse } from 'node:http';
import { sharedNow } from '../lib/platform/process/clock.ts';
import { requestContext } from '../lib/platform/process/request-context.ts';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';

/** The Cache-Control of an incomplete response: nothing may cache it. */
export const noStore = 'no-store';

/** The Cache-Control of a 404: the page may be published at any time. Next's own 404 is cacheable for a year. */
const notFoundCaching = 's-maxage=10, stale-if-error=86400';

/** The header with the tags of the content that a response was made from, separated by commas. */
export const tagHeader = 'cache-tag';

/**
 * Shortens a Cache-Control so that shared caches use the response until `endMs`, in Unix ms, at most, when it changes by
 * itself. Their times must be minutes: the remaining time would tell long before when embargoed content appears.
 */
export const limitMaxAge = (caching: string, endMs: number): string => {
  const seconds = Math.max(0, Math.floor((endMs - sharedNow()) / 1000));
  const parseSeconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(caching)?.[1] ?? 0);
  const name = caching.includes('s-maxage=') ? 's-maxage' : 'max-age';
  const age = parseSeconds(name);
  if (age + parseSeconds('stale-while-revalidate') <= seconds) return caching;
  return caching
    .replace(/, stale-while-revalidate=\d+/, '')
    .replace(`${name}=${age}`, `${name}=${Math.min(age, seconds)}`);
};

/**
 * Adds the tags of its content to a response, and limits how long it may be cached: not at all if it is incomplete
 * because an upstream failed, ten seconds if it is a 404, and never beyond the moment when it changes by itself or
 * scheduled content appears or disappears.
 */
export const limitCaching = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const caching = `${response.getHeader('Cache-Control') ?? ''}`;
    const isStorable = !caching.includes('no-store');
    const { isIncomplete, tags, changesAt = Number.POSITIVE_INFINITY } = requestContext.getStore() ?? {};
    if (isIncomplete) response.setHeader('Cache-Control', noStore);
    else if (isStorable && (caching || args[0] === 404)) {
      const allowedCaching = args[0] === 404 ? notFoundCaching : caching;
      response.setHeader('Cache-Control', limitMaxAge(allowedCaching, Math.min(changesAt, getNextChangeMs())));
    }
    if (isStorable && tags && tags.size > 0) response.setHeader(tagHeader, [...tags].join());
    return writeHead(...args);
  };
};
