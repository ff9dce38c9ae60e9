import { EventEmitter } from 'node:events';
import type { CircuitBreakerPolicy } from 'cockatiel';
import type { WebVital } from '../../model/web-vital.ts';
import { oncePerProcess } from '../../shared/once-per-process.ts';

const createLifecycle = () => {
  const content = Promise.withResolvers<void>();
  // Only the production server awaits this promise. Elsewhere, a rejection must not count as unhandled.
  content.promise.catch(() => undefined);
  return { isStopping: false, isLoaded: false, isWarm: false, content };
};

/**
 * The state of the server: whether it is shutting down, whether its content is loaded, whether it renders pages quickly,
 * which it does not at first, and `content`, a promise that rejects if the content is invalid. During shutdown the
 * server finishes accepted requests and is not ready for new ones.
 */
export const lifecycle = oncePerProcess('lifecycle', createLifecycle);

/** Emits `published` with the tags of the content that has changed (see `reads`). */
export const contentChanges = oncePerProcess(
  'content-changes',
  () => new EventEmitter<{ published: [tags: ReadonlySet<string>] }>(),
);

/**
 * What the server last read and holds, for metrics. Times are those of `monotonicNow`, in ms, and minus infinity before
 * the first success.
 */
export const lastReads = oncePerProcess('last-reads', () => ({
  jobsListedAt: Number.NEGATIVE_INFINITY,
  contentReadAt: Number.NEGATIVE_INFINITY,
  quoteReadAt: Number.NEGATIVE_INFINITY,
  openOfferCount: 0,
  /** The number of offers that the last listing lacks, and that the site shows until later listings agree. */
  heldOfferCount: 0,
  /** The number of documents in the search, by collection and kind. */
  searchDocumentCounts: new Map<string, Readonly<Record<string, number>>>(),
}));

/** The circuit breakers of the upstreams, by name, for metrics. */
export const upstreamBreakers = oncePerProcess(
  'breakers',
  () => new Map<string, Pick<CircuitBreakerPolicy, 'state'>>(),
);

/** Emits each Web Vital that a browser has measured, for metrics. */
export const webVitals = oncePerProcess('web-vitals', () => new EventEmitter<{ measured: [WebVital] }>());
