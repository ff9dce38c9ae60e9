import type { ContentChange } from '../../model/content-change';
import { oncePerProcess } from '../../shared/once-per-process';

interface State<T> {
  last?: T;
  current?: Promise<T> | undefined;
}

interface Options<T> {
  /** Distinguishes several contents of one source. */
  name: string;
  /** Where the content is from. */
  source: string;
  /** Reads the content; returns `before` itself when nothing has changed. `event` is what `reread` was given. */
  read: (before: T | undefined, event?: unknown) => Promise<T>;
  /** The tags of what differs (`model/tags`); none if nothing does. */
  tagsOf: (before: T, now: T) => readonly string[];
}

export interface Kept<T> {
  /** Whether the content has been read before, in any copy of the module. */
  isKnown(): boolean;
  /** The content, read on the first call and shared by all calls. */
  get(): Promise<T>;
  /** Reads what has changed. Rejects if it is invalid. What is shown stays in any case; a first reading shows at once. */
  reread(event?: unknown): Promise<ContentChange>;
  /** Makes the next call read the content again. */
  forget(): void;
}

/** Content that is read once per process, so that a new reading shows in all bundles, and kept until it is read again. */
export const kept = <T>({ name, source, read, tagsOf }: Options<T>): Kept<T> => {
  const states = oncePerProcess(`kept-${name}`, () => new Map<string, State<T>>());
  const state: State<T> = states.get(source) ?? {};
  states.set(source, state);

  const readFirst = (): Promise<T> => {
    const current = read(state.last).then((found) => {
      state.last = found;
      return found;
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
    isKnown: () => state.last !== undefined,
    get,
    forget: () => {
      state.current = undefined;
    },
    reread: async (event) => {
      await state.current?.catch(() => undefined);
      const before = state.last;
      if (before === undefined) {
        await get();
        return { tags: [], show: () => undefined };
      }
      const found = await read(before, event);
      return {
        tags: tagsOf(before, found),
        show: () => {
          state.last = found;
          state.current = Promise.resolve(found);
        },
      };
    },
  };
};
