import type CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { log } from '../../lib/platform/process/log.ts';
import { ofIncomplete, tagHeader } from '../limit-caching.ts';
import { type CompleteResponse, policyOf, type StoredResponse, storedResponse } from './stored-response.ts';

interface Entry {
  response: StoredResponse;
  policy: CachePolicy;
  /** Both by `performance.now`: the system clock may be set back. */
  storedAt: number;
  freshUntil: number;
  /** What the response was made from. */
  tags: readonly string[];
  /** Whether that has changed since: the response is then only for a server that fails. */
  isPurged: boolean;
  hits: number;
}

export interface Found {
  response: StoredResponse;
  /** In seconds. */
  age: number;
  result: 'hit' | 'stale' | 'miss';
}

/** Loads the response to a URL. */
export type Load = (url: string) => Promise<CompleteResponse>;

/** In ms: how long a response is served after loading it again has failed. */
const pause = 5000;
/** After this many hits, the body of a response is compressed as much as possible, in a queue of at most so many. */
const popular = 5;
const longestQueue = 20;
/** The size of an entry without its body, in bytes. */
const overhead = 3000;

const foundIn = ({ response, storedAt }: Entry, result: Found['result']): Found => ({
  response,
  age: Math.floor((performance.now() - storedAt) / 1000),
  result,
});

const hasFailed = ({ status }: CompleteResponse): boolean => status >= 500 || status === 429;

const isIncomplete = ({ status, headers }: CompleteResponse): boolean =>
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
  const loading = new Map<string, Promise<{ response: StoredResponse; isShared: boolean }>>();
  const inTurn = pLimit(1);
  let purges = 0;

  const resize = (url: string) => {
    const entry = entries.peek(url);
    if (entry) entries.set(url, entry);
  };

  const store = (url: string, response: StoredResponse, { status, headers }: CompleteResponse): boolean => {
    const policy = policyOf({ url, status, headers });
    if (!policy) {
      entries.delete(url);
      return false;
    }
    const storedAt = performance.now();
    const freshUntil = storedAt + (policy.maxAge() - policy.age()) * 1000;
    const tags = headers[tagHeader]?.split(',') ?? [];
    entries.set(url, { response, policy, storedAt, freshUntil, tags, isPurged: false, hits: 0 });
    return true;
  };

  /** Loads a response. It is shared if it is the same for everybody: stored, or the failure of the server. */
  const load = async (url: string, loadFrom: Load) => {
    const purgesBefore = purges;
    const before = entries.peek(url);
    const loaded = await loadFrom(url);
    const isCurrent = purges === purgesBefore;
    const isWorse = hasFailed(loaded) || (isIncomplete(loaded) && !before?.isPurged);
    if (isCurrent && isWorse && before && before.policy.timeToLive() > 0) {
      before.freshUntil = performance.now() + pause;
      return { response: before.response, isShared: true };
    }
    const made = storedResponse(loaded);
    const isSame = before?.response.body.hash === made.body.hash;
    const response = isSame ? { ...made, body: before.response.body } : made;
    const isStored = isCurrent && store(url, response, loaded);
    return { response, isShared: isStored || loaded.status >= 500 };
  };

  const loadOnce = (url: string, loadFrom: Load) => {
    const loaded = load(url, loadFrom).finally(() => {
      if (loading.get(url) === loaded) loading.delete(url);
    });
    loading.set(url, loaded);
    return loaded;
  };

  /** Compresses the response to a popular URL as much as possible; it is tried again if there is no time for it now. */
  const shrink = async (url: string, { body }: StoredResponse): Promise<void> => {
    if (inTurn.pendingCount >= longestQueue) return;
    try {
      await inTurn(() => body.shrink());
      resize(url);
    } catch (error) {
      log.error({ err: error }, 'a response could not be compressed');
    }
  };

  const fresh = (url: string): Found | null => {
    const entry = entries.get(url);
    if (!entry || performance.now() >= entry.freshUntil) return null;
    if (++entry.hits % popular === 0 && entry.response.isText && !entry.response.body.isSmallest)
      void shrink(url, entry.response);
    return foundIn(entry, 'hit');
  };

  /**
   * The response to a URL: stored, as long as it may be served, or loaded. Requests that wait for the same load get its
   * response only if it is shared. Rejects if loading it does.
   */
  const respond = async (url: string, loadFrom: Load): Promise<Found> => {
    const found = fresh(url);
    if (found) return found;
    const entry = entries.peek(url);
    const ofAnother = loading.get(url);
    const loaded = ofAnother ?? loadOnce(url, loadFrom);
    if (entry && !entry.isPurged && entry.policy.evaluateRequest({ url, headers: {} }).response) {
      loaded.catch((error) => log.error({ err: error }, 'a response could not be loaded again'));
      return foundIn(entry, 'stale');
    }
    const { response, isShared } = await loaded;
    const own = ofAnother && !isShared ? (await load(url, loadFrom)).response : response;
    return { response: own, age: 0, result: 'miss' };
  };

  return {
    /** The response to a URL if it is stored and fresh. */
    fresh,

    respond,

    /** Counts the size of an entry again, after its body was encoded. */
    resize,

    /** Makes the responses that were made from these be loaded again before they are served. */
    purge(tags: ReadonlySet<string>) {
      purges++;
      loading.clear();
      for (const entry of entries.values())
        if (entry.tags.some((tag) => tags.has(tag))) Object.assign(entry, { freshUntil: 0, isPurged: true });
    },

    /** The size of the cache in bytes, and its number of responses. */
    usage: () => ({ bytes: entries.calculatedSize, responses: entries.size }),
  };
};
