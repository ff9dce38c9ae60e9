import type { Locale } from '../../i18n/locales';
import type { Paged } from '../../model/list';
import { findPhrases } from './phrases';

/** The response of a list endpoint. Rejects with an UpstreamError if the list is unavailable. */
export const toPagedResponse = async <T extends { title: string }>(locale: Locale, paged: Promise<Paged<T>>) => {
  const { items, nbPages, nbHits } = await paged;
  const phrases = findPhrases(
    locale,
    items.map(({ title }) => title),
  );
  return { success: true, nbPages, nbHits, result: items, phrases, message: '' };
};

/** The fields of the error response of a list endpoint, besides the common ones. */
export const pagedErrorFields = { result: [], phrases: {}, nbPages: 0, nbHits: 0 };
