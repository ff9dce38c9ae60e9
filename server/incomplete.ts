import type { ServerResponse } from 'node:http';
import { requestContext } from '../lib/process/request-context.ts';

/** The Cache-Control of an incomplete answer: nothing may cache it. */
export const ofIncomplete = 'no-store';

/** Forbids caching a response if it is incomplete because an upstream failed. */
export const keepOnlyComplete = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    if (requestContext.getStore()?.isIncomplete) response.setHeader('Cache-Control', ofIncomplete);
    return writeHead(...given);
  };
};
