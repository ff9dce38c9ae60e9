import { requestContext } from './request-context.ts';

/**
 * Notes that the response in progress shows what a tag names, such as `page:/en/houses/`. When that changes, only the
 * responses with its tag are made again. Outside of a request it does nothing.
 */
export const trackRead = (tag: string): void => {
  requestContext.getStore()?.tags?.add(tag);
};

/** Notes when the response in progress changes by itself, in Unix ms: it is not cached for longer. */
export const trackChangeAt = (changesAt: number): void => {
  const request = requestContext.getStore();
  if (request) request.changesAt = Math.min(request.changesAt ?? Number.POSITIVE_INFINITY, changesAt);
};

/** Runs work that is not for the response in progress only, such as an index: what it reads is not noted. */
export const withoutTracking = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const request = requestContext.getStore();
  if (!request) return work();
  const { tags: _, changesAt: __, answers: ___, ...rest } = request;
  const innerContext = { ...rest, isIncomplete: false };
  const result = await requestContext.run(innerContext, async () => work());
  if (innerContext.isIncomplete) request.isIncomplete = true;
  return result;
};

/** The tag of each read that is noted, from its arguments; null if its callers note what they show. */
type ReadTags<T> = {
  [K in keyof T]?: T[K] extends (...given: infer Args) => Promise<unknown> ? (...args: Args) => string | null : never;
};

/**
 * The upstream `name` whose reads are noted by their tags (`model/tags`), also those that a cache answers, and made once
 * for a response. Other methods pass through.
 */
export const trackReads = <T extends object>(name: string, upstream: T, tags: ReadTags<T>): T => {
  const methods = upstream as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const reads = Object.entries(tags as Record<string, (...args: unknown[]) => string | null>).map(
    ([method, getTag]) => [
      method,
      (...args: unknown[]) => {
        const tag = getTag(...args);
        if (tag !== null) trackRead(tag);
        const cachedReads = requestContext.getStore()?.answers;
        const key = `${name} ${method} ${JSON.stringify(args)}`;
        const result = cachedReads?.get(key) ?? methods[method]?.(...args);
        if (result) cachedReads?.set(key, result);
        return result;
      },
    ],
  );
  return { ...upstream, ...Object.fromEntries(reads) };
};
