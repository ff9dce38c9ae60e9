import { context, DiagLogLevel, diag, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { log } from '../lib/platform/process/log.ts';
import { tracerProvider } from '../lib/platform/process/tracing.ts';

interface Options {
  /** The address of the OTLP receiver, without `/v1/traces`. */
  endpoint: string;
  service: string;
  /** The share of traces that are recorded, from 0 to 1. */
  ratio: number;
}

const warn = (message: string): void =>
  log.warn({ event: 'traces.sending_failed', detail: message }, 'failed to send traces');
const noop = () => undefined;

/**
 * Records the site's spans and sends them to an OTLP receiver over HTTP every five seconds, with the headers of
 * `OTEL_EXPORTER_OTLP_HEADERS`. Requests to upstreams carry the W3C trace context. Returns a function that sends the
 * last spans.
 */
export const startTraces = ({ endpoint, service, ratio }: Options): (() => Promise<void>) => {
  diag.setLogger({ error: warn, warn: noop, info: noop, debug: noop, verbose: noop }, DiagLogLevel.ERROR);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  tracerProvider.setDelegate(provider);
  return () => provider.shutdown().catch((error: Error) => warn(error.message));
};
