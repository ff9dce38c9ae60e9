import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '../../shared/once-per-process.ts';

export interface RequestContext {
  requestId: string;
  /** Whether the response is incomplete because an upstream failed. */
  isIncomplete?: boolean;
  /** The tags of the content that the response shows: see `reads`. */
  tags?: Set<string>;
  /** When the response changes by itself, in Unix ms. */
  changesAt?: number;
  /** The results of upstream reads, by call: each read runs once per response. */
  cachedReads?: Map<string, Promise<unknown>>;
  /** The upstreams that timed out during this request, which does not wait for them again. */
  timedOutUpstreams?: Set<string>;
}

/** The context of the current request, available anywhere in its call chain. */
export const requestContext = oncePerProcess('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Request ids that are accepted from callers; other characters could forge log lines. */
const requestIdPattern = /^[\w.-]{1,64}$/;

/** The id of a request: the caller's X-Request-Id, or a new one. The response, the log and error messages carry it. */
export const getRequestId = ({ headers }: IncomingMessage): string => {
  const header = headers['x-request-id'];
  return typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID();
};
