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
