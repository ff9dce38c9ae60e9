import { existsSync, watch } from 'node:fs';
import { oncePerProcess } from '../../shared/once-per-process';

const watched = oncePerProcess('watched-folders', () => new Map<string, Set<() => void>>());

/** Calls `act` whenever anything below a folder changes. Does nothing if the folder does not exist. */
export const watchFolder = (root: string, act: () => void): void => {
  const acts = watched.get(root) ?? new Set();
  acts.add(act);
  if (watched.has(root) || !existsSync(root)) return;
  watched.set(root, acts);
  watch(root, { recursive: true }, () => {
    for (const one of acts) one();
  }).unref();
};
