import { requestContext } from './request-context.ts';

/**
 * Notes that the response in progress shows what a tag names, such as `page:/en/houses/`. When that changes, only the
 * responses with its tag are made again. Outside of a request it does nothing.
 */
export const noteRead = (tag: string): void => {
  requestContext.getStore()?.tags?.add(tag);
};

/** Notes when the response in progress changes by itself, in Unix ms: it is not cached for longer. */
export const noteChangeAt = (time: number): void => {
  const request = requestContext.getStore();
  if (request) request.changesAt = Math.min(request.changesAt ?? Number.POSITIVE_INFINITY, time);
};

/** Runs work that is not for the response in progress only, such as an index: what it reads is not noted. */
export const withoutNotes = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const request = requestContext.getStore();
  if (!request) return work();
  const { tags: _, changesAt: __, answers: ___, ...shared } = request;
  const own = { ...shared, isIncomplete: false };
  const result = await requestContext.run(own, async () => work());
  if (own.isIncomplete) request.isIncomplete = true;
  return result;
};

/** The tag of each read that is noted, from its arguments; null if its callers note what they show. */
type TagsOfReads<T> = {
  [K in keyof T]?: T[K] extends (...given: infer Given) => Promise<unknown>
    ? (...given: Given) => string | null
    : never;
};

/**
 * The upstream `name` whose reads are noted by their tags (`model/tags`), also those that a cache answers, and made once
 * for a response. Other methods pass through.
 */
export const noted = <T extends object>(name: string, upstream: T, tags: TagsOfReads<T>): T => {
  const methods = upstream as Record<string, (...given: unknown[]) => Promise<unknown>>;
  const reads = Object.entries(tags as Record<string, (...given: unknown[]) => string | null>).map(
    ([method, tagOf]) => [
      method,
      (...given: unknown[]) => {
        const tag = tagOf(...given);
        if (tag !== null) noteRead(tag);
        const answers = requestContext.getStore()?.answers;
        const key = `${name} ${method} ${JSON.stringify(given)}`;
        const answer = answers?.get(key) ?? methods[method]?.(...given);
        if (answer) answers?.set(key, answer);
        return answer;
      },
    ],
  );
  return { ...upstream, ...Object.fromEntries(reads) };
};
