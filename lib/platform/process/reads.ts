import { requestContext } from './request-context.ts';

/**
 * Records that the current response shows the content of a tag, such as `page:/en/houses/`. When that content changes,
 * only responses with its tag are rendered again. Outside a request it does nothing.
 */
export const trackRead = (tag: string): void => {
  requestContext.getStore()?.tags?.add(tag);
};

/** Records when the current response changes by itself, in Unix ms, so that it is not cached for longer. */
export const trackChangeTime = (changesAt: number): void => {
  const request = requestContext.getStore();
  if (request) request.changesAt = Math.min(request.changesAt ?? Number.POSITIVE_INFINITY, changesAt);
};

/** Runs work that several responses share, such as building an index: its reads are not recorded for this response. */
export const withoutTracking = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const request = requestContext.getStore();
  if (!request) return work();
  const { tags: _, changesAt: __, cachedReads: ___, ...rest } = request;
  const innerContext = { ...rest, isIncomplete: false };
  const result = await requestContext.run(innerContext, async () => work());
  if (innerContext.isIncomplete) request.isIncomplete = true;
  return result;
};

/** Functions that return the tag of a read from its arguments; null if the callers record what they show. */
type ReadTags<T> = {
  [K in keyof T]?: T[K] extends (...args: infer Args) => Promise<unknown> ? (...args: Args) => string | null : never;
};

/**
 * Wraps the upstream `name`: its reads in `tags` are recorded with their tags (see `model/tags`), even when a cache
 * returns them, and run once per response. Other methods pass through.
 */
export const trackReads = <T extends object>(name: string, upstream: T, tags: ReadTags<T>): T => {
  const methods = upstream as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const reads = Object.entries(tags as Record<string, (...args: unknown[]) => string | null>).map(
    ([method, getTag]) => [
      method,
      (...args: unknown[]) => {
        const tag = getTag(...args);
        if (tag !== null) trackRead(tag);
        const cachedReads = requestContext.getStore()?.cachedReads;
        const key = `${name} ${method} ${JSON.stringify(args)}`;
        const result = cachedReads?.get(key) ?? methods[method]?.(...args);
        if (result) cachedReads?.set(key, result);
        return result;
      },
    ],
  );
  return { ...upstream, ...Object.fromEntries(reads) };
};
