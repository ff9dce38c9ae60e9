import { ProxyTracerProvider } from '@opentelemetry/api';
import { oncePerProcess } from '../../shared/once-per-process.ts';

/**
 * The provider of the site's tracer. Spans are not recorded until `server/traces` sets a delegate. It is not
 * OpenTelemetry's global provider: Next would create its own spans with that one, and they contain queries.
 */
export const tracerProvider = oncePerProcess('tracer-provider', () => new ProxyTracerProvider());

/** The tracer of the site. Spans never contain personal data, queries or error messages. */
export const tracer = tracerProvider.getTracer('site');
