import CachePolicy from 'http-cache-semantics';
import { LRUCache } from 'lru-cache';
import { type CompleteResponse, EncodedResponse } from './encoded-response.ts';

/** What a shared cache may do with a response, by RFC 9111; null if it must not store it. Errors are never stored. */
export const policyOf = (url: string, { status, headers }: Omit<CompleteResponse, 'body'>): CachePolicy | null => {
  const dependsOnClient = (headers.vary ?? '').split(',').some((name) => !/^\s*(accept-encoding)?\s*$/i.test(name));
  if (status !== 200 || 'set-cookie' in headers || dependsOnClient) return null;
  const policy = new CachePolicy({ url, method: 'GET', headers: {} }, { status, headers }, { shared: true });
  return policy.storable() && policy.maxAge() > 0 ? policy : null;
};

interface Entry {
  response: EncodedResponse;
  policy: CachePolicy;
  storedAt: number;
  /** In Unix ms; 0 if it may no longer be served, unless the server fails. */
  freshUntil: number;
  isPurged: boolean;
}

export interface Answer {
  response: EncodedResponse;
  /** In seconds. */
  age: number;
  result: 'hit' | 'stale' | 'miss';
}

export interface Loaded extends CompleteResponse {
  /** Whether the response may already be outdated: it is served, and loaded again for the next client. */
  isOld?: boolean;
}

/** `url` as in a request. `isFirst`: there is no earlier response to it. */
export type Load = (url: string, isFirst: boolean) => Promise<Loaded>;

/** The time in ms until a response is loaded again after its server failed. */
const pause = 5000;

/**
 * A shared cache of responses in memory, at most `maxBytes` in size. While a response is being loaded, all requests for
 * it wait for the same one.
 */
export const responseCache = ({ maxBytes }: { maxBytes: number }) => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ response }) => response.size });
  const loading = new Map<string, Promise<EncodedResponse>>();
  let purges = 0;

  const loadOnce = (url: string, load: Load): Promise<EncodedResponse> => {
    const known = loading.get(url);
    if (known) return known;
    const loaded = loadNow(url, load).finally(() => {
      if (loading.get(url) === loaded) loading.delete(url);
    });
    loading.set(url, loaded);
    return loaded;
  };

  const loadNow = async (url: string, load: Load): Promise<EncodedResponse> => {
    const purgesBefore = purges;
    const before = entries.peek(url);
    const loaded = await load(url, !before);
    const isCurrent = purges === purgesBefore;
    const hasFailed = loaded.status >= 500 || loaded.status === 429;
    if (hasFailed && isCurrent && before && before.policy.timeToLive() > 0) {
      before.freshUntil = Date.now() + pause;
      return before.response;
    }
    const response = new EncodedResponse(loaded, before?.response);
    const policy = policyOf(url, loaded);
    if (!isCurrent) return response;
    if (policy) {
      const storedAt = Date.now();
      const fresh = loaded.isOld ? 0 : (policy.maxAge() - policy.age()) * 1000;
      entries.set(url, { response, policy, storedAt, freshUntil: storedAt + fresh, isPurged: false });
    } else entries.delete(url);
    return response;
  };

  return {
    /** The response to a URL, from memory as long as it may be served. */
    async respond(url: string, load: Load): Promise<Answer> {
      const entry = entries.get(url);
      const now = Date.now();
      const age = entry ? Math.floor((now - entry.storedAt) / 1000) : 0;
      if (entry && now < entry.freshUntil) return { response: entry.response, age, result: 'hit' };
      const loaded = loadOnce(url, load);
      if (!entry || entry.isPurged || !entry.policy.evaluateRequest({ url, headers: {} }).response)
        return { response: await loaded, age: 0, result: 'miss' };
      loaded.catch(() => undefined);
      return { response: entry.response, age, result: 'stale' };
    },

    /** Counts the size of an entry again, after its body was encoded. */
    resize(url: string, response: EncodedResponse) {
      const entry = entries.peek(url);
      if (entry?.response === response) entries.set(url, entry);
    },

    /** Makes the responses to some URLs be loaded again before they are served. */
    purge(isChanged: (url: string) => boolean) {
      purges++;
      loading.clear();
      for (const [url, entry] of entries.entries())
        if (isChanged(url)) Object.assign(entry, { freshUntil: 0, isPurged: true });
    },

    get size(): number {
      return entries.calculatedSize;
    },
  };
};
