import { fromUpstream } from '../http/upstream-error';
import type { Paged } from '../model/list';

/** The response of a list endpoint; throws an UpstreamError when the list is unavailable. */
export const pagedAnswer = async <T>(paged: Promise<Paged<T>>) => {
  const { items, nbPages, nbHits } = await fromUpstream(paged);
  return { success: true, nbPages, nbHits, result: items, message: '' };
};

/** The extra fields of the error response of a list endpoint. */
export const pagedFailure = { result: [], nbPages: 0, nbHits: 0 };
