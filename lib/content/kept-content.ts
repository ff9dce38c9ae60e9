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
  /** Distinguishes several contents of one folder. */
  name: string;
  root: string;
  /** The prefix of file names in messages. */
  named?: string;
  /** Whether a changed file shows at once. */
  live?: boolean;
  /** Builds the content from its files; returns `before` itself when nothing has changed. */
  make: (reading: FolderReading, before: T | undefined) => Promise<T>;
}

interface KeptContent<T> {
  /** The content, read on the first call and shared by all calls. */
  get(): Promise<T>;
  /** Reads what has changed. Rejects if it is invalid. What is shown stays in any case; a first reading shows at once. */
  reread(): Promise<ContentChange>;
}

/**
 * Content built from the files below a folder, cached until it is read again. There is one copy per process, so a new
 * reading shows in all bundles.
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

  const get = () => {
    state.current ??= readFirst();
    return state.current;
  };

  return {
    get,
    reread: async () => {
      await state.current?.catch(() => undefined);
      const before = state.last;
      if (!before) {
        await get();
        return { changed: false, show: () => undefined };
      }
      const found = await read();
      return {
        changed: found.value !== before.value,
        show: () => {
          state.last = found;
          state.current = Promise.resolve(found.value);
        },
      };
    },
  };
};
