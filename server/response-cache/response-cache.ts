import type CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { log } from '../../lib/platform/process/log.ts';
import { noStore, tagHeader } from '../limit-caching.ts';
import { type CompleteResponse, type StoredResponse, toCachePolicy, toStoredResponse } from './stored-response.ts';

interface Entry {
  response: StoredResponse;
  policy: CachePolicy;
  /** Times by `performance.now`, because the system clock may be set back. */
  storedAtMs: number;
  freshUntilMs: number;
  /** The tags of the content that the response was made from. */
  tags: readonly string[];
  /** Whether that content has changed since. The response is then served only while loading it again fails. */
  isPurged: boolean;
  hits: number;
}

export interface CacheResult {
  response: StoredResponse;
  ageSeconds: number;
  result: 'hit' | 'stale' | 'miss';
}

/** Loads the response to a URL. */
export type Load = (url: string) => Promise<CompleteResponse>;

/** A client that requests responses. */
export interface Client {
  network: string;
  /** Runs a task on the network's next turn. Resolves to false if too many of its tasks are waiting. */
  enqueue: (task: () => Promise<void>) => Promise<boolean>;
}

/** The server itself, which waits for no turn. */
export const unqueued: Client = {
  network: '',
  enqueue: async (task) => {
    await task();
    return true;
  },
};

/** A loaded response. It is shared, that is, the same for every client, if it is stored or a server error. */
interface Loaded {
  response: StoredResponse;
  isShared: boolean;
  loadedBy: Load;
}

/** A load for which clients wait. It begins on the first turn of any of their networks. */
interface PendingLoad extends PromiseWithResolvers<Loaded> {
  hasBegun: boolean;
  turns: Map<Client['network'], Promise<boolean>>;
}

/** How long a response is served after loading it again has failed. */
const retryMs = 5000;
/** After this many hits, the body of a response is compressed as much as possible. */
const popularHits = 5;
/** How many bodies may wait for that compression. */
const maxQueueLength = 20;
/** The size of an entry without its body. */
const overheadBytes = 3000;

const toCacheResult = ({ response, storedAtMs }: Entry, result: CacheResult['result']): CacheResult => ({
  response,
  ageSeconds: Math.floor((performance.now() - storedAtMs) / 1000),
  result,
});

const isIncomplete = ({ status, headers }: CompleteResponse): boolean =>
  status === 200 && headers['cache-control'] === noStore;

/** Matches a URL with parameters that may have any value. Only pages that a list has are stored by their number. */
const openQuery = /\?(?!page=\d+$)/;

const createEntries = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ response }) => response.body.sizeBytes + overheadBytes,
  });

/**
 * Creates a shared cache of responses in memory, of at most `maxBytes`. Responses to URLs with parameters that may have
 * any value share an eighth of it, so that no number of them removes another page. Concurrent requests for a URL wait
 * for the same response.
 */
export const createResponseCache = ({ maxBytes }: { maxBytes: number }) => {
  const queryEntries = createEntries(maxBytes / 8);
  const pageEntries = createEntries(maxBytes - queryEntries.maxSize);
  const findEntries = (url: string) => (openQuery.test(url) ? queryEntries : pageEntries);
  const loading = new Map<string, PendingLoad>();
  const shrinkQueue = pLimit(1);
  let purgeCount = 0;

  const resize = (url: string) => {
    const entries = findEntries(url);
    const entry = entries.peek(url);
    if (entry) entries.set(url, entry);
  };

  /** Stores a response with its text compressed, or removes its entry. Returns whether it is stored. */
  const store = async (
    url: string,
    response: StoredResponse,
    { status, headers }: CompleteResponse,
    isCurrent: () => boolean,
  ): Promise<boolean> => {
    const entries = findEntries(url);
    const policy = toCachePolicy({ url, status, headers });
    if (policy && response.isText) await response.body.get('br');
    if (!isCurrent()) return false;
    if (!policy) {
      entries.delete(url);
      return false;
    }
    const storedAtMs = performance.now();
    const freshUntilMs = storedAtMs + (policy.maxAge() - policy.age()) * 1000;
    const tags = headers[tagHeader]?.split(',') ?? [];
    entries.set(url, { response, policy, storedAtMs, freshUntilMs, tags, isPurged: false, hits: 0 });
    return true;
  };

  const load = async (url: string, loadedBy: Load): Promise<Loaded> => {
    const purgeCountBefore = purgeCount;
    const isCurrent = () => purgeCount === purgeCountBefore;
    const previous = findEntries(url).peek(url);
    const loaded = await loadedBy(url);
    const isWorse = loaded.status >= 500 || (isIncomplete(loaded) && !previous?.isPurged);
    if (isCurrent() && isWorse && previous && previous.policy.timeToLive() > 0) {
      previous.freshUntilMs = performance.now() + retryMs;
      return { response: previous.response, isShared: true, loadedBy };
    }
    const loadedResponse = toStoredResponse(loaded);
    const isSame = previous?.response.body.hash === loadedResponse.body.hash;
    const response = isSame ? { ...loadedResponse, body: previous.response.body } : loadedResponse;
    // A client that has sent too many requests learns nothing about the page, so the entry stays as it is.
    const isStored = loaded.status !== 429 && (await store(url, response, loaded, isCurrent));
    return { response, isShared: isStored || loaded.status >= 500, loadedBy };
  };

  const forget = (url: string, pending: PendingLoad) => {
    if (loading.get(url) === pending) loading.delete(url);
  };

  /**
   * Loads a response once for all clients that wait for it, on the first turn of any of their networks, so that nobody
   * waits in the queue of another. Resolves to null if too many tasks of the client's network are waiting.
   */
  const loadOnce = async (url: string, loadFrom: Load, { network, enqueue }: Client): Promise<Loaded | null> => {
    const pending = loading.get(url) ?? { ...Promise.withResolvers(), hasBegun: false, turns: new Map() };
    loading.set(url, pending);
    if (pending.hasBegun) return pending.promise;
    const begin = async () => {
      if (pending.hasBegun) return;
      pending.hasBegun = true;
      pending.resolve(load(url, loadFrom));
      await Promise.allSettled([pending.promise]);
      forget(url, pending);
    };
    const turn = pending.turns.get(network) ?? enqueue(begin);
    pending.turns.set(network, turn);
    if (await Promise.race([turn, pending.promise])) return pending.promise;
    pending.turns.delete(network);
    if (pending.turns.size === 0) forget(url, pending);
    return null;
  };

  const loadAlone = async (url: string, loadFrom: Load, { enqueue }: Client): Promise<Loaded | null> => {
    const { promise, resolve } = Promise.withResolvers<Loaded>();
    const isAccepted = await enqueue(async () => resolve(await load(url, loadFrom)));
    return isAccepted ? promise : null;
  };

  /** Compresses the response to a popular URL as much as possible. If the queue is full, later hits try again. */
  const shrink = async (url: string, { body }: StoredResponse): Promise<void> => {
    if (shrinkQueue.pendingCount >= maxQueueLength) return;
    try {
      await shrinkQueue(() => body.shrink());
      resize(url);
    } catch (error) {
      log.error({ event: 'cache.compression_failed', err: error }, 'failed to compress a response');
    }
  };

  const getFresh = (url: string): CacheResult | null => {
    const entry = findEntries(url).get(url);
    if (!entry || performance.now() >= entry.freshUntilMs) return null;
    if (++entry.hits % popularHits === 0 && entry.response.isText && !entry.response.body.isSmallest)
      void shrink(url, entry.response);
    return toCacheResult(entry, 'hit');
  };

  /**
   * Returns the stored response to a URL as long as it may be served, or loads it. Clients that wait for the same load
   * get its response only if it is shared. Resolves to null if too many tasks of the client's network are waiting.
   * Rejects if loading does.
   */
  const getOrLoad = async (url: string, loadFrom: Load, client = unqueued): Promise<CacheResult | null> => {
    const cached = getFresh(url);
    if (cached) return cached;
    const entry = findEntries(url).peek(url);
    const loading = loadOnce(url, loadFrom, client);
    if (entry && !entry.isPurged && entry.policy.evaluateRequest({ url, headers: {} }).response) {
      loading.catch((error) =>
        log.error({ event: 'cache.reload_failed', err: error }, 'failed to load a response again'),
      );
      return toCacheResult(entry, 'stale');
    }
    const loaded = await loading;
    const isOwn = !loaded || loaded.isShared || loaded.loadedBy === loadFrom;
    const own = isOwn ? loaded : await loadAlone(url, loadFrom, client);
    return own && { response: own.response, ageSeconds: 0, result: 'miss' };
  };

  return {
    /** The response to a URL if it is stored and fresh. */
    getFresh,

    getOrLoad,

    /** Updates the size of an entry after its body was encoded. */
    resize,

    /** Marks the responses with any of these tags as outdated: they are loaded again before they are served. */
    purge(tags: ReadonlySet<string>) {
      purgeCount++;
      loading.clear();
      for (const entry of [...pageEntries.values(), ...queryEntries.values()])
        if (entry.tags.some((tag) => tags.has(tag))) Object.assign(entry, { freshUntilMs: 0, isPurged: true });
    },

    /** Whether more than a quarter of the space for pages is free, which visitors need for other pages. */
    hasSpace: () => pageEntries.calculatedSize < (3 / 4) * pageEntries.maxSize,

    /** The size of the cache in bytes, and its number of responses. */
    getUsage: () => ({
      bytes: pageEntries.calculatedSize + queryEntries.calculatedSize,
      responses: pageEntries.size + queryEntries.size,
    }),
  };
};
