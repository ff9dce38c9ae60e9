import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { lifecycle } from '../lib/process/lifecycle.ts';
import { log } from '../lib/process/log.ts';
import { withRequestId } from '../lib/process/request-context.ts';
import { answer } from './answer.ts';
import { countBytes } from './count-bytes.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Whether an answer has ended with fewer bytes than it promised: its reader waits for the rest. */
const isShort = (response: ServerResponse, bytes: number): boolean => {
  const hasBody = response.req.method !== 'HEAD' && response.statusCode !== 304;
  return hasBody && bytes < Number(response.getHeader('content-length') ?? 0);
};

/**
 * Runs a handler with a request id, and notes each answer in the log: its path without the query, which may hold what is
 * private. A handler that fails is answered with 500; a body that ends too early breaks the connection.
 */
export const observe =
  (handler: Handler): RequestListener =>
  (request, response) =>
    withRequestId(request, response, async () => {
      const { method } = request;
      const path = request.url?.split('?', 1)[0]?.slice(0, 500);
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
      // The end of a connection knows nothing of the request, nor of its id.
      response.once('close', AsyncLocalStorage.bind(note));
      try {
        await handler(request, response);
      } catch (err) {
        log.error({ err, path }, 'request failed');
        if (response.headersSent) response.destroy();
        else answer(response, { status: 500, message: 'Something went wrong on our side.' });
      }
    });
