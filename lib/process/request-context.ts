import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { oncePerProcess } from './once-per-process.ts';

/** The context of the request in progress, available anywhere in its call chain. */
export const requestContext = oncePerProcess('request-context', () => new AsyncLocalStorage<{ requestId: string }>());

/** Request ids that are accepted from callers; other characters could forge log lines. */
const namePattern = /^[\w.-]{1,64}$/;

/** Handles a request under its id: the caller's, or a new one. The response, the log and error messages carry it. */
export const withRequestId = <T>({ headers }: IncomingMessage, response: ServerResponse, respond: () => T): T => {
  const given = headers['x-request-id'];
  const requestId = typeof given === 'string' && namePattern.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', requestId);
  return requestContext.run({ requestId }, respond);
};
