import type { ContentChange } from '../model/content-change';
import { oncePerProcess } from '../process/once-per-process';
import { FolderReading, type KnownFiles } from './content-folder';
import { contentState } from './content-state';
import { watchFolder } from './watch-folder';

interface Read<T> {
  files: KnownFiles;
  value: T;
}

interface State<T> {
  last?: Read<T>;
  current?: Promise<T> | undefined;
}

interface Options<T> {
  /** Tells contents of one folder from each other. */
  name: string;
  root: string;
  /** What messages put before the names of files below `root`. */
  named?: string;
  /** Whether a changed file shows at once. */
  live?: boolean;
  /** Makes the content of its files; gives `before` itself where nothing is other than it was. */
  make: (reading: FolderReading, before: T | undefined) => Promise<T>;
}

interface KeptContent<T> {
  /** The content, read when it is first asked for, once for all who ask meanwhile. */
  get(): Promise<T>;
  /** Reads what has changed. Rejects where it cannot be used; what is shown stays in any case. */
  reread(): Promise<ContentChange>;
}

/**
 * Content made of the files below a folder, kept until it is read again. It exists once in a process, so that what one
 * bundle has read again, all others show.
 */
export const keptContent = <T>({ name, root, named, live = false, make }: Options<T>): KeptContent<T> => {
  const states = oncePerProcess(`kept-${name}`, () => new Map<string, State<T>>());
  const known = states.get(root);
  const state: State<T> = known ?? {};
  if (!known) {
    states.set(root, state);
    if (live)
      watchFolder(root, () => {
        state.current = undefined;
        contentState.changedAt = Date.now();
      });
  }

  const read = async (): Promise<Read<T>> => {
    const reading = await FolderReading.of({ root, named, before: state.last?.files });
    const value = await make(reading, state.last?.value);
    return { files: reading.files, value };
  };

  const readFirst = (): Promise<T> => {
    const current = read().then((found) => {
      state.last = found;
      return found.value;
    });
    current.catch(() => {
      if (state.current === current) state.current = undefined;
    });
    return current;
  };

  return {
    get: () => {
      state.current ??= readFirst();
      return state.current;
    },
    reread: async () => {
      await state.current?.catch(() => undefined);
      const before = state.last;
      const found = await read();
      return {
        changed: before !== undefined && found.value !== before.value,
        show: () => {
          state.last = found;
          state.current = Promise.resolve(found.value);
        },
      };
    },
  };
};
