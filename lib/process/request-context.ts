import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { oncePerProcess } from './once-per-process.ts';

/** What is known of the request that is being answered, wherever it is asked for. */
export const requestContext = oncePerProcess('request-context', () => new AsyncLocalStorage<{ requestId: string }>());

/** What callers may name their requests: what else they send could forge lines of logs. */
const namePattern = /^[\w.-]{1,64}$/;

/** Answers a request under its id, the caller's or a new one, which the answer, the log and error messages carry. */
export const withRequestId = <T>({ headers }: IncomingMessage, response: ServerResponse, respond: () => T): T => {
  const given = headers['x-request-id'];
  const requestId = typeof given === 'string' && namePattern.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', requestId);
  return requestContext.run({ requestId }, respond);
};
