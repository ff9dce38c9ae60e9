import type CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { log } from '../../lib/platform/process/log.ts';
import { noStore, tagHeader } from '../limit-caching.ts';
import { type CompleteResponse, type StoredResponse, toCachePolicy, toStoredResponse } from './stored-response.ts';

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

export interface CacheResult {
  response: StoredResponse;
  /** In seconds. */
  ageSeconds: number;
  result: 'hit' | 'stale' | 'miss';
}

/** Loads the response to a URL. */
export type Load = (url: string) => Promise<CompleteResponse>;

/** In ms: how long a response is served after loading it again has failed. */
const retryMs = 5000;
/** After this many hits, the body of a response is compressed as much as possible, in a queue of at most so many. */
const popularHits = 5;
const maxQueueLength = 20;
/** The size of an entry without its body, in bytes. */
const overheadBytes = 3000;

const toCacheResult = ({ response, storedAt }: Entry, result: CacheResult['result']): CacheResult => ({
  response,
  ageSeconds: Math.floor((performance.now() - storedAt) / 1000),
  result,
});

const hasFailed = ({ status }: CompleteResponse): boolean => status >= 500 || status === 429;

const isIncomplete = ({ status, headers }: CompleteResponse): boolean =>
  status === 200 && headers['cache-control'] === noStore;

/**
 * A shared cache of responses in memory, at most `maxBytes` in size. Concurrent requests for a URL wait for the same
 * response.
 */
export const responseCache = ({ maxBytes }: { maxBytes: number }) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.sizeBytes + overheadBytes,
  });
  const loading = new Map<string, Promise<{ response: StoredResponse; isShared: boolean }>>();
  const shrinkQueue = pLimit(1);
  let purges = 0;

  const resize = (url: string) => {
    const entry = entries.peek(url);
    if (entry) entries.set(url, entry);
  };

  const store = (url: string, response: StoredResponse, { status, headers }: CompleteResponse): boolean => {
    const policy = toCachePolicy({ url, status, headers });
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
    const previous = entries.peek(url);
    const loaded = await loadFrom(url);
    const isCurrent = purges === purgesBefore;
    const isWorse = hasFailed(loaded) || (isIncomplete(loaded) && !previous?.isPurged);
    if (isCurrent && isWorse && previous && previous.policy.timeToLive() > 0) {
      previous.freshUntil = performance.now() + retryMs;
      return { response: previous.response, isShared: true };
    }
    const loadedResponse = toStoredResponse(loaded);
    const isSame = previous?.response.body.hash === loadedResponse.body.hash;
    const response = isSame ? { ...loadedResponse, body: previous.response.body } : loadedResponse;
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
    if (shrinkQueue.pendingCount >= maxQueueLength) return;
    try {
      await shrinkQueue(() => body.shrink());
      resize(url);
    } catch (error) {
      log.error({ err: error }, 'a response could not be compressed');
    }
  };

  const getFresh = (url: string): CacheResult | null => {
    const entry = entries.get(url);
    if (!entry || performance.now() >= entry.freshUntil) return null;
    if (++entry.hits % popularHits === 0 && entry.response.isText && !entry.response.body.isSmallest)
      void shrink(url, entry.response);
    return toCacheResult(entry, 'hit');
  };

  /**
   * The response to a URL: stored, as long as it may be served, or loaded. Requests that wait for the same load get its
   * response only if it is shared. Rejects if loading it does.
   */
  const getOrLoad = async (url: string, loadFrom: Load): Promise<CacheResult> => {
    const cached = getFresh(url);
    if (cached) return cached;
    const entry = entries.peek(url);
    const pendingLoad = loading.get(url);
    const loaded = pendingLoad ?? loadOnce(url, loadFrom);
    if (entry && !entry.isPurged && entry.policy.evaluateRequest({ url, headers: {} }).response) {
      loaded.catch((error) => log.error({ err: error }, 'a response could not be loaded again'));
      return toCacheResult(entry, 'stale');
    }
    const { response, isShared } = await loaded;
    const ownResponse = pendingLoad && !isShared ? (await load(url, loadFrom)).response : response;
    return { response: ownResponse, ageSeconds: 0, result: 'miss' };
  };

  return {
    /** The response to a URL if it is stored and fresh. */
    getFresh,

    getOrLoad,

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
