import { EventEmitter } from 'node:events';
import { oncePerProcess } from './once-per-process.ts';

/** Emits `published` after published content has changed, with the addresses of the pages that it does not affect. */
export const contentChanges = oncePerProcess(
  'content-changes',
  () => new EventEmitter<{ published: [unchanged: ReadonlySet<string>] }>(),
);
