import { EventEmitter } from 'node:events';
import { oncePerProcess } from '../../shared/once-per-process.ts';

const createLifecycle = () => {
  const content = Promise.withResolvers<void>();
  // Only the production server awaits this promise. Elsewhere, a rejection must not count as unhandled.
  content.promise.catch(() => undefined);
  return { isStopping: false, isLoaded: false, content };
};

/**
 * The state of the server: whether it is shutting down, whether its content is loaded, and `content`, a promise that
 * rejects if the content is invalid. During shutdown the server finishes accepted requests and is not ready for new
 * ones.
 */
export const lifecycle = oncePerProcess('lifecycle', createLifecycle);

/** Emits `published` with the tags of the content that has changed (see `reads`). */
export const contentChanges = oncePerProcess(
  'content-changes',
  () => new EventEmitter<{ published: [tags: ReadonlySet<string>] }>(),
);

/** The number of offers that the job board's last listing lacks, and that the site shows until later listings agree. */
export const heldOffers = oncePerProcess('held-offers', () => ({ count: 0 }));
