import { useMemo, useSyncExternalStore } from 'react';

/** What the browser refused to store: it counts for as long as the page. */
const unstored = new Map<string, string>();

/** Browsers send this event to the other tabs; `writeStored` sends it to this one. */
const changed = 'storage';

const subscribe = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
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
  unstored.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
  window.dispatchEvent(new Event(changed));
};

/** What is stored under `key`, in step with other tabs: null where nothing is, and on the server. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

const none: readonly string[] = [];

/**
 * A list of at most so many different strings, stored under `key` as JSON. Whatever stands there is read without harm:
 * `tidy` gives an item as it may be used, or nothing for what is none. `useItems` is in step with other tabs, and empty
 * on the server and until the page is hydrated.
 */
export const storedList = (key: string, most: number, tidy: (item: string) => string) => {
  const parse = (raw: string | null): readonly string[] => {
    try {
      const items = (JSON.parse(raw ?? '') as unknown[]).map((item) => (typeof item === 'string' ? tidy(item) : ''));
      return [...new Set(items)].filter(Boolean).slice(0, most);
    } catch {
      return none;
    }
  };
  return {
    read: () => parse(readStored(key)),
    write: (items: readonly string[]) => writeStored(key, JSON.stringify(items)),
    useItems: () => {
      const raw = useStored(key);
      return useMemo(() => parse(raw), [raw]);
    },
  };
};
