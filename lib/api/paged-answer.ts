import { fromUpstream } from '../http/upstream-error';
import type { Paged } from '../model/list';

/** What an endpoint of a list answers with; a list that cannot be had is an UpstreamError. */
export const pagedAnswer = async <T>(paged: Promise<Paged<T>>) => {
  const { items, nbPages, nbHits } = await fromUpstream(paged);
  return { success: true, nbPages, nbHits, result: items, message: '' };
};

/** What the answer to a list that cannot be had holds beside its message. */
export const pagedFailure = { result: [], nbPages: 0, nbHits: 0 };
