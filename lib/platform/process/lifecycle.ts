import { EventEmitter } from 'node:events';
import { oncePerProcess } from '../../shared/once-per-process.ts';

const createLifecycle = () => {
  const content = Promise.withResolvers<void>();
  // Only our own server awaits this promise. Without it, a rejection must not count as unhandled.
  content.promise.catch(() => undefined);
  return { isStopping: false, isLoaded: false, content };
};

/**
 * The state of the server: whether its content is loaded or invalid, and whether it is shutting down. During shutdown
 * it finishes accepted requests and is not ready for new ones.
 */
export const lifecycle = oncePerProcess('lifecycle', createLifecycle);

/** Emits `published` after something that responses show has changed, with its tags (`reads`). */
export const contentChanges = oncePerProcess(
  'content-changes',
  () => new EventEmitter<{ published: [tags: ReadonlySet<string>] }>(),
);

/** How many offers the site shows although the job board's last listing, which it does not believe yet, lacks them. */
export const heldOffers = oncePerProcess('held-offers', () => ({ count: 0 }));
