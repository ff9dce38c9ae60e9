import type { ContentChange } from '../../model/content-change';
import { oncePerProcess } from '../../shared/once-per-process';

interface CacheState<T> {
  latest?: T;
  current?: Promise<T> | undefined;
}

interface Options<T> {
  /** Distinguishes several contents of one source. */
  name: string;
  /** Where the content is from. */
  source: string;
  /** Reads the content; returns `before` itself when nothing has changed. `event` is what `reread` was given. */
  read: (previous: T | undefined, event?: unknown) => Promise<T>;
  /** The tags of what differs (`model/tags`); none if nothing does. */
  diffTags: (previous: T, current: T) => readonly string[];
}

export interface CachedContent<T> {
  /** Whether the content has been read before, in any copy of the module. */
  isLoaded(): boolean;
  /** The content, read on the first call and shared by all calls. */
  get(): Promise<T>;
  /** Reads what has changed. Rejects if it is invalid. What is shown stays in any case; a first reading shows at once. */
  reload(event?: unknown): Promise<ContentChange>;
  /** Makes the next call read the content again. */
  invalidate(): void;
}

/** Content that is read once per process, so that a new reading shows in all bundles, and kept until it is read again. */
export const cachedContent = <T>({ name, source, read, diffTags }: Options<T>): CachedContent<T> => {
  const states = oncePerProcess(`kept-${name}`, () => new Map<string, CacheState<T>>());
  const state: CacheState<T> = states.get(source) ?? {};
  states.set(source, state);

  const startReading = (): Promise<T> => {
    const current = read(state.latest).then((content) => {
      state.latest = content;
      return content;
    });
    current.catch(() => {
      if (state.current === current) state.current = undefined;
    });
    return current;
  };

  const get = () => {
    state.current ??= startReading();
    return state.current;
  };

  return {
    isLoaded: () => state.latest !== undefined,
    get,
    invalidate: () => {
      state.current = undefined;
    },
    reload: async (event) => {
      await state.current?.catch(() => undefined);
      const previous = state.latest;
      if (previous === undefined) {
        await get();
        return { tags: [], show: () => undefined };
      }
      const content = await read(previous, event);
      return {
        tags: diffTags(previous, content),
        show: () => {
          state.latest = content;
          state.current = Promise.resolve(content);
        },
      };
    },
  };
};
