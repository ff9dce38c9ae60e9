import { formatDate } from '../../i18n/formats';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { truncateDescription } from '../../i18n/truncate';
import { hasWords } from '../../i18n/words';
import { defaultListQuery } from '../../model/lists/list-query';
import type { SearchForm, SearchResult } from '../../model/search';
import { orNull } from '../../platform/http/or-null';
import { catalogue } from '../careers/catalogue';
import { searchEntries } from './content-index';
import type { Entry } from './entries';

const getResultType = ({ document, page }: Entry): SearchResult['type'] => {
  if (document) return 'document';
  return page?.article?.isHighlight ? 'highlight' : 'other';
};

const toResult = (locale: Locale, entry: Entry): SearchResult => {
  const { title, text, date, url, page, event } = entry;
  const image = page?.linkThumbnail ?? event?.image;
  return {
    title,
    description: truncateDescription(text, getLanguageTag(locale)),
    date,
    dateText: formatDate(locale, date),
    thumbnail: image ? { src: image.src, alt: '' } : null,
    url,
    externalLink: url.startsWith('https:'),
    type: getResultType(entry),
    color: page?.house?.accent ?? page?.article?.color ?? '',
  };
};

/** The offers that match all keywords, corrected or not; null if none does, or offers are unavailable. */
const findOffers = async (locale: Locale, search: string) => {
  const offerSearch = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, locale, search }),
    'count the offers of a site search',
  );
  return offerSearch?.isPartial ? null : offerSearch;
};

/** The published entries of a locale that match keywords and categories; nothing without either. */
export const searchContent = async ({ search, sort, categories, locale }: SearchForm) => {
  if (!hasWords(search, getLanguageTag(locale)) && categories.length === 0)
    return { bestMatches: [], result: [], corrected: null, isPartial: false, missingWords: [], nbOffers: 0 };
  const [{ bestMatches, entries, corrected, isPartial, missingWords }, offers] = await Promise.all([
    searchEntries({ locale, draft: false }, { search, sort, filters: { category: categories } }),
    search && categories.length === 0 ? findOffers(locale, search) : null,
  ]);
  const isSame = offers?.corrected === null || offers?.corrected === corrected;
  const nbOffers = offers && isSame ? offers.nbHits : 0;
  const toResults = (list: Entry[]) => list.map((entry) => toResult(locale, entry));
  const results = { bestMatches: toResults(bestMatches), result: toResults(entries) };
  return { ...results, corrected, isPartial, missingWords, nbOffers };
};
