import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { lifecycle } from '../lib/platform/process/lifecycle.ts';
import { type CompletedRequest, log, logRequest } from '../lib/platform/process/log.ts';
import { getRequestId, requestContext } from '../lib/platform/process/request-context.ts';
import { countBytes } from './count-bytes.ts';
import { endRequestSpan, startRequestSpan } from './request-span.ts';
import { sendText } from './send-text.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/**
 * Responds to a request synchronously, with `extraHeaders` besides the usual ones, and returns the size of the sent
 * body in bytes. Returns null, having sent nothing, if the request has to be handled by a `Handler`.
 */
export type SyncHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: readonly string[],
) => number | null;

interface ObserveOptions {
  handle: Handler;
  handleSync?: SyncHandler;
  count?: (request: CompletedRequest, referrer: string | undefined) => void;
}

/** Whether a response ended with fewer bytes than its Content-Length, so that the client waits for the rest. */
const isTruncated = (response: ServerResponse, bytes: number): boolean => {
  const hasBody = response.req.method !== 'HEAD' && response.statusCode !== 304;
  return hasBody && bytes < Number(response.getHeader('content-length') ?? 0);
};

const getPath = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]?.slice(0, 500) ?? '';

/** Makes a handler respond with 500 if it fails, or close the connection if its response has begun. */
export const withErrorResponse =
  (handle: Handler): Handler =>
  async (request, response) => {
    const path = getPath(request);
    try {
      await handle(request, response);
    } catch (err) {
      log.error({ event: 'server.request_failed', err, path }, 'failed to handle a request');
      if (response.headersSent) response.destroy();
      else sendText(response, { status: 500, message: 'Something went wrong on our side.' });
    }
  };

/**
 * Handles requests by `handleSync` or, if that returns null, by `handle`, each with a request id and a span. Logs and
 * counts each response. If `handle` fails, the response is 500. If a body ends too early, the connection is closed.
 */
export const observe =
  ({ handle, handleSync = () => null, count = () => undefined }: ObserveOptions): RequestListener =>
  (request, response) => {
    const startedAt = performance.now();
    const { method = '' } = request;
    const path = getPath(request);
    const requestId = getRequestId(request);
    const span = startRequestSpan({ method, path, requestId });
    const record = (bytes: number) => {
      const { statusCode: status } = response;
      const entry = { requestId, method, path, status, bytes, ms: Math.round(performance.now() - startedAt) };
      logRequest(entry);
      count(entry, request.headers.referer);
      endRequestSpan(span, status);
    };
    const extraHeaders = ['X-Request-Id', requestId, ...(lifecycle.isStopping ? ['Connection', 'close'] : [])];
    const sentBytes = handleSync(request, response, extraHeaders);
    if (sentBytes !== null) return record(sentBytes);
    response.setHeader('X-Request-Id', requestId);
    const respond = async () => {
      const bytes = countBytes(response);
      if (lifecycle.isStopping) response.setHeader('Connection', 'close');
      response.once('finish', () => {
        if (!isTruncated(response, bytes())) return;
        log.error({ event: 'server.response_truncated', path, bytes: bytes() }, 'failed to send a whole response');
        request.socket.destroy();
      });
      response.once('close', () => record(bytes()));
      await withErrorResponse(handle)(request, response);
    };
    context.with(trace.setSpan(ROOT_CONTEXT, span), () => requestContext.run({ requestId }, respond));
  };
