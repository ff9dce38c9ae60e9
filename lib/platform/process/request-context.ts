import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '../../shared/once-per-process.ts';

interface RequestContext {
  requestId: string;
  /** Whether the answer is incomplete because an upstream failed. */
  isIncomplete?: boolean;
  /** What the response shows, and when that changes by itself: see `reads`. */
  tags?: Set<string>;
  changesAt?: number;
  /** What upstreams have answered while the response is made: each read is made once for it. */
  answers?: Map<string, Promise<unknown>>;
  /** The upstreams that have not answered this request in time: it does not wait for them again. */
  late?: Set<string>;
}

/** The context of the request in progress, available anywhere in its call chain. */
export const requestContext = oncePerProcess('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Request ids that are accepted from callers; other characters could forge log lines. */
const requestIdPattern = /^[\w.-]{1,64}$/;

/** The id of a request: the caller's, or a new one. The response, the log and error messages carry it. */
export const getRequestId = ({ headers }: IncomingMessage): string => {
  const header = headers['x-request-id'];
  return typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID();
};
