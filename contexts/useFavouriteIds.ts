import { useCallback, useSyncExternalStore } from 'react';
import { jobIdPattern, mostJobIds } from '@/lib/lists/job-ids';

const key = 'favorites';
const none: readonly string[] = [];

let cache: { raw: string | null; ids: readonly string[] } = { raw: null, ids: none };
const listeners = new Set<() => void>();

const isId = (id: unknown): id is string => typeof id === 'string' && jobIdPattern.test(id);

const parse = (raw: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(value)) return none;
    return [...new Set(value.filter(isId))].slice(0, mostJobIds);
  } catch {
    return none;
  }
};

/** What could not be stored: it counts for as long as the page. */
let unstored: string | null = null;

const readRaw = (): string | null => {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const getSnapshot = () => {
  const raw = readRaw();
  if (raw !== cache.raw) cache = { raw, ids: parse(raw) };
  return cache.ids;
};

const write = (ids: readonly string[]) => {
  const raw = JSON.stringify(ids);
  try {
    localStorage.setItem(key, raw);
    unstored = null;
  } catch {
    unstored = raw;
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/**
 * The ids kept in local storage under `favorites`, in step with other tabs: empty on the server and until the
 * page has mounted. What is not a list of ids counts as empty; without storage they last as long as the page.
 */
export function useFavouriteIds() {
  const ids = useSyncExternalStore(subscribe, getSnapshot, () => none);
  const toggle = useCallback((jobId: string) => {
    const current = getSnapshot();
    write(current.includes(jobId) ? current.filter((id) => id !== jobId) : [...current, jobId].slice(-mostJobIds));
  }, []);
  const remove = useCallback((gone: readonly string[]) => write(getSnapshot().filter((id) => !gone.includes(id))), []);
  return { ids, toggle, remove };
}
