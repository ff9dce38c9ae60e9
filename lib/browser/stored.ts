import { useSyncExternalStore } from 'react';

/** What the browser refused to store: it counts for as long as the page. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** What is stored in this browser under `key`; null where nothing is, or nothing can be read. */
const readStored = (key: string): string | null => {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value in this browser; where that is refused, for as long as the page lasts. */
export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
  for (const listener of listeners) listener();
};

/** What is stored under `key`, in step with other tabs: null where nothing is, and on the server. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

export interface StoredList {
  read: () => readonly string[];
  write: (items: readonly string[]) => void;
}

const none: readonly string[] = [];
const isString = (item: unknown) => typeof item === 'string';

/**
 * A list of at most so many different strings, stored under `key` as JSON. Whatever stands there is read without harm:
 * `tidy` gives an item as it may be used, or nothing for what is none.
 */
export const storedList = (key: string, most: number, tidy: (item: string) => string): StoredList => {
  let cache = { raw: null as string | null, items: none };
  const parse = (raw: string | null): readonly string[] => {
    try {
      const items: unknown = JSON.parse(raw ?? '');
      if (!Array.isArray(items)) return none;
      return [...new Set(items.filter(isString).map(tidy))].filter(Boolean).slice(0, most);
    } catch {
      return none;
    }
  };
  return {
    read: () => {
      const raw = readStored(key);
      if (raw !== cache.raw) cache = { raw, items: parse(raw) };
      return cache.items;
    },
    write: (items) => writeStored(key, JSON.stringify(items)),
  };
};

/** The items of a list that is stored, in step with other tabs: none on the server, and until the page is hydrated. */
export const useStoredList = ({ read }: StoredList): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => none);
