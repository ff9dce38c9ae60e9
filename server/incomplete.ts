import type { ServerResponse } from 'node:http';
import { requestContext } from '../lib/process/request-context.ts';

/** The Cache-Control of an answer that leaves out something: nobody keeps it. */
export const ofIncomplete = 'no-store';

/** Sends a response without permission to keep it, if it leaves out something that an upstream did not give. */
export const keepOnlyComplete = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    if (requestContext.getStore()?.isIncomplete) response.setHeader('Cache-Control', ofIncomplete);
    return writeHead(...given);
  };
};
