import { useMemo, useSyncExternalStore } from 'react';

/** The values in `window.name`, which lasts while a tab stays on the site. Any page may have written it. */
const readVisitValues = (): Map<string, unknown> => {
  try {
    return new Map(JSON.parse(window.name));
  } catch {
    return new Map();
  }
};

/** A value of this visit; null if there is none. */
export const readForVisit = (key: string): string | null => {
  const value = readVisitValues().get(key);
  return typeof value === 'string' ? value : null;
};

/** Keeps a value that the browser refuses to store while the tab stays on the site; null deletes it. */
export const writeForVisit = (key: string, value: string | null): void => {
  const values = readVisitValues();
  if (value !== null) values.set(key, value);
  else if (!values.delete(key)) return;
  window.name = JSON.stringify([...values]);
};

/** Browsers send this event to other tabs; `writeStored` sends it to this one. */
const storageEvent = 'storage';

const subscribe = (listener: () => void) => {
  window.addEventListener(storageEvent, listener);
  return () => window.removeEventListener(storageEvent, listener);
};

/** The stored value of `key` in this browser; null if there is none, or it cannot be read. */
const readStored = (key: string): string | null => {
  try {
    return readForVisit(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value in this browser or, if storage is denied or full, for this visit. */
export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    writeForVisit(key, null);
  } catch {
    writeForVisit(key, value);
  }
  window.dispatchEvent(new Event(storageEvent));
};

/** The stored value of `key`, in sync with other tabs; null if there is none, and on the server. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

const emptyList: readonly string[] = [];

/**
 * A list of at most `maxItems` unique strings, stored under `key` as JSON. Any stored value is read safely: `normalize`
 * returns the valid form of an item, or an empty string if the item is invalid. `useItems` is in sync with other tabs,
 * and empty on the server and until hydration.
 */
export const createStoredList = (key: string, maxItems: number, normalize: (item: string) => string) => {
  const parse = (raw: string | null): readonly string[] => {
    try {
      const items = (JSON.parse(raw ?? '') as unknown[]).map((item) =>
        typeof item === 'string' ? normalize(item) : '',
      );
      return [...new Set(items)].filter(Boolean).slice(0, maxItems);
    } catch {
      return emptyList;
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
