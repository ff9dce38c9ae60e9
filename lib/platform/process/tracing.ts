import { ProxyTracerProvider } from '@opentelemetry/api';
import { oncePerProcess } from '../../shared/once-per-process.ts';

/**
 * Makes the site's spans, which are not recorded until `server/traces` sets a delegate. It is not registered as
 * OpenTelemetry's global one: Next would make its own spans with that, and they contain queries.
 */
export const tracerProvider = oncePerProcess('tracer-provider', () => new ProxyTracerProvider());

/** Spans never contain personal data, queries or the words of errors. */
export const tracer = tracerProvider.getTracer('site');
