import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { lifecycle } from '../lib/platform/process/lifecycle.ts';
import { type CompletedRequest, log, logRequest } from '../lib/platform/process/log.ts';
import { getRequestId, requestContext } from '../lib/platform/process/request-context.ts';
import { answer } from './answer.ts';
import { countBytes } from './count-bytes.ts';
import { endRequestSpan, startRequestSpan } from './request-span.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Answers a request at once, with the headers `own` besides others, and returns the bytes of the body. Returns null if
 * it has to be handled.
 */
export type AtOnce = (request: IncomingMessage, response: ServerResponse, own: readonly string[]) => number | null;

interface Observed {
  handle: Handler;
  atOnce?: AtOnce;
  count?: (answered: CompletedRequest) => void;
}

/** Whether a response ended with fewer bytes than its Content-Length, so that the client waits for the rest. */
const isShort = (response: ServerResponse, bytes: number): boolean => {
  const hasBody = response.req.method !== 'HEAD' && response.statusCode !== 304;
  return hasBody && bytes < Number(response.getHeader('content-length') ?? 0);
};

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]?.slice(0, 500) ?? '';

/** Handles a request. If that fails, the answer is 500; if it has begun, the connection is closed. */
export const orServerError =
  (handle: Handler): Handler =>
  async (request, response) => {
    const path = pathOf(request);
    try {
      await handle(request, response);
    } catch (err) {
      log.error({ err, path }, 'request failed');
      if (response.headersSent) response.destroy();
      else answer(response, { status: 500, message: 'Something went wrong on our side.' });
    }
  };

/**
 * Answers requests by `atOnce` or else `handle`, each with a request id and a span, and logs and counts each response.
 * If `handle` fails, the answer is 500. If a body ends too early, the connection is closed.
 */
export const observe =
  ({ handle, atOnce = () => null, count = () => undefined }: Observed): RequestListener =>
  (request, response) => {
    const started = performance.now();
    const { method = '' } = request;
    const path = pathOf(request);
    const requestId = getRequestId(request);
    const span = startRequestSpan({ method, path, requestId });
    const note = (bytes: number) => {
      const { statusCode: status } = response;
      const answered = { requestId, method, path, status, bytes, ms: Math.round(performance.now() - started) };
      logRequest(answered);
      count(answered);
      endRequestSpan(span, status);
    };
    const own = ['X-Request-Id', requestId, ...(lifecycle.isStopping ? ['Connection', 'close'] : [])];
    const sent = atOnce(request, response, own);
    if (sent !== null) return note(sent);
    response.setHeader('X-Request-Id', requestId);
    const respond = async () => {
      const bytes = countBytes(response);
      if (lifecycle.isStopping) response.setHeader('Connection', 'close');
      response.once('finish', () => {
        if (!isShort(response, bytes())) return;
        log.error({ path, bytes: bytes() }, 'a response is shorter than its Content-Length');
        request.socket.destroy();
      });
      response.once('close', () => note(bytes()));
      await orServerError(handle)(request, response);
    };
    context.with(trace.setSpan(ROOT_CONTEXT, span), () => requestContext.run({ requestId }, respond));
  };
