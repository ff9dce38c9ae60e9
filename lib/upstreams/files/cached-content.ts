import type { ContentChange } from '../../model/content-change';
import { oncePerProcess } from '../../shared/once-per-process';

interface CacheState<T> {
  latest?: T;
  current?: Promise<T> | undefined;
}

interface Options<T> {
  /** The name of the content, unique within its source. */
  name: string;
  /** The source of the content, such as a folder. */
  source: string;
  /** Reads the content; returns `previous` itself if nothing has changed. `event` is the argument of `reload`. */
  read: (previous: T | undefined, event?: unknown) => Promise<T>;
  /** The tags of the differences (`model/tags`); empty if there are none. */
  diffTags: (previous: T, current: T) => readonly string[];
  /** Called with content that becomes current. */
  onPublish?: ((content: T) => void) | undefined;
}

/** Content that is read once and cached. */
export interface CachedContent<T> {
  /** Whether the content has been read, by any bundle of this process. */
  isLoaded(): boolean;
  /** Returns the content, which the first call reads and all calls share. */
  get(): Promise<T>;
  /**
   * Reads the content again without replacing the cached one: `publish` of the result does that. Rejects if the content is
   * invalid. Content that was never read before is cached immediately.
   */
  reload(event?: unknown): Promise<ContentChange>;
  /** Makes the next call read the content again. */
  invalidate(): void;
}

/** Caches content until it is reloaded or invalidated. The cache is shared by all bundles of the process. */
export const createCachedContent = <T>({ name, source, read, diffTags, onPublish }: Options<T>): CachedContent<T> => {
  const states = oncePerProcess(`kept-${name}`, () => new Map<string, CacheState<T>>());
  const state: CacheState<T> = states.get(source) ?? {};
  states.set(source, state);

  const startReading = (): Promise<T> => {
    const current = read(state.latest).then((content) => {
      state.latest = content;
      onPublish?.(content);
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
        return { tags: [], publish: () => undefined };
      }
      const content = await read(previous, event);
      return {
        tags: diffTags(previous, content),
        publish: () => {
          state.latest = content;
          state.current = Promise.resolve(content);
          onPublish?.(content);
        },
      };
    },
  };
};
