import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracer } from '../lib/platform/process/tracing.ts';

interface SpanDetails {
  method: string;
  /** The path of the URL, without its query. */
  path: string;
  requestId: string;
}

/**
 * Starts the span of a visitor's request: the root of a new trace, even if the visitor sends a trace context. Next adds
 * the route of requests that it handles.
 */
export const startRequestSpan = ({ method, path, requestId }: SpanDetails): Span =>
  tracer.startSpan(method, {
    root: true,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'url.path': path, 'request.id': requestId },
  });

/** Ends the span of a request with the status of its response. */
export const endRequestSpan = (span: Span, status: number): void => {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};
