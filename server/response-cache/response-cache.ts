import type CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { ofIncomplete } from '../limit-caching.ts';
import { type CompleteResponse, policyOf, type StoredResponse, storedResponse } from './stored-response.ts';

interface Entry {
  response: StoredResponse;
  policy: CachePolicy;
  /** Both by `performance.now`: the system clock may be set back. */
  storedAt: number;
  freshUntil: number;
  /** Whether content has changed since: the response is then only for a server that fails. */
  isPurged: boolean;
  hits: number;
}

export interface Found {
  response: StoredResponse;
  /** In seconds. */
  age: number;
  result: 'hit' | 'stale' | 'miss';
}

export interface Loaded extends CompleteResponse {
  /** Whether the response may be outdated already: it is loaded again for the next client. */
  isOld?: boolean;
}

/** Loads the response to a URL. `isFirst` if the cache has none yet. */
export type Load = (url: string, isFirst: boolean) => Promise<Loaded>;

/** In ms: how long a response is served after loading it again has failed. */
const pause = 5000;
/** After this many hits, the body of a response is compressed as much as possible. */
const popular = 5;
/** The size of an entry without its body, in bytes. */
const overhead = 3000;

const foundIn = ({ response, storedAt }: Entry, result: Found['result']): Found => ({
  response,
  age: Math.floor((performance.now() - storedAt) / 1000),
  result,
});

const hasFailed = ({ status }: Loaded): boolean => status >= 500 || status === 429;

const isIncomplete = ({ status, headers }: Loaded): boolean =>
  status === 200 && headers['cache-control'] === ofIncomplete;

/**
 * A shared cache of responses in memory, at most `maxBytes` in size. Concurrent requests for a URL wait for the same
 * response.
 */
export const responseCache = ({ maxBytes }: { maxBytes: number }) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.size + overhead,
  });
  const loading = new Map<string, Promise<StoredResponse>>();
  const inTurn = pLimit(1);
  let purges = 0;

  const resize = (url: string) => {
    const entry = entries.peek(url);
    if (entry) entries.set(url, entry);
  };

  const load = async (url: string, loadFrom: Load): Promise<StoredResponse> => {
    const purgesBefore = purges;
    const before = entries.peek(url);
    const loaded = await loadFrom(url, !before);
    const isCurrent = purges === purgesBefore;
    const isWorse = hasFailed(loaded) || (isIncomplete(loaded) && !before?.isPurged);
    if (isCurrent && isWorse && before && before.policy.timeToLive() > 0) {
      before.freshUntil = performance.now() + pause;
      return before.response;
    }
    const made = storedResponse(loaded);
    const isSame = before?.response.body.hash === made.body.hash;
    const response = isSame ? { ...made, body: before.response.body } : made;
    if (isCurrent) store(url, response, loaded);
    return response;
  };

  const store = (url: string, response: StoredResponse, loaded: Loaded) => {
    const policy = policyOf(url, loaded);
    if (!policy) return entries.delete(url);
    const storedAt = performance.now();
    const fresh = loaded.isOld ? 0 : (policy.maxAge() - policy.age()) * 1000;
    return entries.set(url, { response, policy, storedAt, freshUntil: storedAt + fresh, isPurged: false, hits: 0 });
  };

  const loadOnce = (url: string, loadFrom: Load): Promise<StoredResponse> => {
    const known = loading.get(url);
    if (known) return known;
    const loaded = load(url, loadFrom).finally(() => {
      if (loading.get(url) === loaded) loading.delete(url);
    });
    loading.set(url, loaded);
    return loaded;
  };

  const fresh = (url: string): Found | null => {
    const entry = entries.get(url);
    if (!entry || performance.now() >= entry.freshUntil) return null;
    if (++entry.hits === popular && entry.response.isText)
      void inTurn(() => entry.response.body.shrink()).then(() => resize(url));
    return foundIn(entry, 'hit');
  };

  /** The response to a URL: stored, as long as it may be served, or loaded. Rejects if loading it does. */
  const respond = async (url: string, loadFrom: Load): Promise<Found> => {
    const found = fresh(url);
    if (found) return found;
    const entry = entries.peek(url);
    const isJoining = loading.has(url);
    const loaded = loadOnce(url, loadFrom);
    if (entry && !entry.isPurged && entry.policy.evaluateRequest({ url, headers: {} }).response) {
      loaded.catch(() => undefined);
      return foundIn(entry, 'stale');
    }
    const response = await loaded;
    // Another client was refused for its own many requests.
    if (isJoining && response.status === 429) return respond(url, loadFrom);
    return { response, age: 0, result: 'miss' };
  };

  return {
    /** The response to a URL if it is stored and fresh. */
    fresh,

    respond,

    /** Counts the size of an entry again, after its body was encoded. */
    resize,

    /** Makes the responses to these URLs be loaded again before they are served. */
    purge(isChanged: (url: string) => boolean) {
      purges++;
      loading.clear();
      for (const [url, entry] of entries.entries())
        if (isChanged(url)) Object.assign(entry, { freshUntil: 0, isPurged: true });
    },

    /** The size of the cache in bytes, and its number of responses. */
    usage: () => ({ bytes: entries.calculatedSize, responses: entries.size }),
  };
};
