import { EventEmitter } from 'node:events';
import { oncePerProcess } from '../../shared/once-per-process.ts';

/** Emits `published` after something that responses show has changed, with its tags (`reads`). */
export const contentChanges = oncePerProcess(
  'content-changes',
  () => new EventEmitter<{ published: [tags: ReadonlySet<string>] }>(),
);
