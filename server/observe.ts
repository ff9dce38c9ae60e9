import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { lifecycle } from '../lib/process/lifecycle.ts';
import { log } from '../lib/process/log.ts';
import { requestContext, requestIdOf } from '../lib/process/request-context.ts';
import { answer } from './answer.ts';
import { countBytes } from './count-bytes.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Answers a request at once, with the headers `own` besides others, and returns the bytes of the body. Returns null if
 * it has to be handled.
 */
export type AtOnce = (request: IncomingMessage, response: ServerResponse, own: readonly string[]) => number | null;

/** Whether a response ended with fewer bytes than its Content-Length, so that the client waits for the rest. */
const isShort = (response: ServerResponse, bytes: number): boolean => {
  const hasBody = response.req.method !== 'HEAD' && response.statusCode !== 304;
  return hasBody && bytes < Number(response.getHeader('content-length') ?? 0);
};

/**
 * Runs a handler, unless `atOnce` answers, with a request id, and logs each response. The logged path has no query, since that may hold private
 * data. If the handler fails, the answer is 500. If a body ends too early, the connection is closed.
 */
export const observe =
  (handler: Handler, atOnce: AtOnce = () => null): RequestListener =>
  (request, response) => {
    const { method } = request;
    const path = request.url?.split('?', 1)[0]?.slice(0, 500);
    const requestId = requestIdOf(request);
    const own = ['X-Request-Id', requestId, ...(lifecycle.stopping ? ['Connection', 'close'] : [])];
    const sent = atOnce(request, response, own);
    if (sent !== null) {
      log.info({ requestId, method, path, status: response.statusCode, bytes: sent, ms: 0 }, 'request');
      return;
    }
    response.setHeader('X-Request-Id', requestId);
    requestContext.run({ requestId }, async () => {
      const started = performance.now();
      const bytes = countBytes(response);
      if (lifecycle.stopping) response.setHeader('Connection', 'close');
      response.once('finish', () => {
        if (!isShort(response, bytes())) return;
        log.error({ path, bytes: bytes() }, 'an answer is shorter than it said');
        request.socket.destroy();
      });
      const note = () => {
        const ms = Math.round(performance.now() - started);
        log.info({ method, path, status: response.statusCode, bytes: bytes(), ms }, 'request');
      };
      // The `close` event fires outside the request's async context, so the listener is bound to it: the log line needs
      // the request id.
      response.once('close', AsyncLocalStorage.bind(note));
      try {
        await handler(request, response);
      } catch (err) {
        log.error({ err, path }, 'request failed');
        if (response.headersSent) response.destroy();
        else answer(response, { status: 500, message: 'Something went wrong on our side.' });
      }
    });
  };
