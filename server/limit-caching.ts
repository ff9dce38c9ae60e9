import type { ServerResponse } from 'node:http';
import { requestContext } from '../lib/process/request-context.ts';

/** The Cache-Control of an incomplete answer: nothing may cache it. */
export const ofIncomplete = 'no-store';

/** The Cache-Control of a 404: what is missing may be published at any time. Next caches its own for a year. */
const ofMissing = 's-maxage=10, stale-if-error=86400';

/** Forbids caching a response if it is incomplete because an upstream failed. Lets a 404 be cached for seconds only. */
export const limitCaching = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const isStored = !`${response.getHeader('Cache-Control')}`.includes('no-store');
    if (requestContext.getStore()?.isIncomplete) response.setHeader('Cache-Control', ofIncomplete);
    else if (given[0] === 404 && isStored) response.setHeader('Cache-Control', ofMissing);
    return writeHead(...given);
  };
};
