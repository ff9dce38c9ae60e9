import { findExcerpt } from '../../i18n/excerpt';
import { formatDate } from '../../i18n/formats';
import { getLanguageTag, type Locale } from '../../i18n/locales';
import { markWords } from '../../i18n/mark-words';
import { formatParisDate } from '../../i18n/paris-time';
import { truncateDescription } from '../../i18n/truncate';
import { hasWords } from '../../i18n/words';
import { defaultListQuery } from '../../model/lists/list-query';
import type { SearchForm, SearchResult } from '../../model/search';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import { hasLabels } from '../../upstreams/search/facets';
import { catalogue } from '../careers/catalogue';
import { searchEntries } from './content-index';
import type { Entry } from './entries';
import { listPlaceCategories } from './entry-labels';
import { getSectionProse } from './section-text';

const getResultType = ({ document, page }: Entry): SearchResult['type'] => {
  if (document) return 'document';
  return page?.article?.isHighlight ? 'highlight' : 'other';
};

/** The text to show of an entry: its summary or, if that has none of the terms, the sentence of its page with most. */
const findDescription = async (locale: Locale, { title, text, page }: Entry, terms: string): Promise<string> => {
  const tag = getLanguageTag(locale);
  if (!page || terms === '' || markWords(text, terms, tag).some(({ isMarked }) => isMarked)) return text;
  const content = await orNull(cms.page({ locale, draft: false }, page.path), 'read the text of a search result');
  const lines = content ? getSectionProse(content.sections).split('\n') : [];
  return findExcerpt(lines.filter((line) => line !== title).join('\n'), terms, tag) ?? text;
};

const toResult = async (locale: Locale, entry: Entry, terms: string): Promise<SearchResult> => {
  const { title, url, date, page, event } = entry;
  const image = page?.linkThumbnail ?? event?.image;
  return {
    title,
    description: truncateDescription(await findDescription(locale, entry, terms), getLanguageTag(locale)),
    date,
    dateText: formatDate(locale, date),
    isUpcoming: event !== undefined && date > formatParisDate(new Date()),
    thumbnail: image ? { src: image.src, alt: '' } : null,
    url,
    externalLink: url.startsWith('https:'),
    type: getResultType(entry),
    color: page?.house?.accent ?? page?.article?.color ?? '',
  };
};

/**
 * The number of offers that their own list has for the keywords; 0 if offers are unavailable, or the page of all offers
 * is in none of the categories.
 */
const countOffers = async ({ search, categories, locale }: SearchForm): Promise<number> => {
  const settings = await cms.settings({ locale, draft: false });
  const labels = { category: listPlaceCategories(settings, settings.joinUs.link) };
  if (search === '' || !hasLabels(labels, { category: categories })) return 0;
  const offers = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, locale, search }),
    'count the offers of a site search',
  );
  return offers?.nbHits ?? 0;
};

/** The published entries of a locale that match keywords and categories; nothing without either. */
export const searchContent = async (form: SearchForm) => {
  const { search, sort, categories, locale } = form;
  if (!hasWords(search, getLanguageTag(locale)) && categories.length === 0)
    return { bestMatches: [], result: [], corrected: null, isPartial: false, missingWords: [], nbOffers: 0 };
  const [{ bestMatches, entries, terms, corrected, missingWords }, nbOffers] = await Promise.all([
    searchEntries({ locale, draft: false }, { search, sort, filters: { category: categories } }),
    countOffers(form),
  ]);
  const result = await Promise.all(entries.map((entry) => toResult(locale, entry, terms.join(' '))));
  const bestResults = bestMatches.flatMap((entry) => result[entries.indexOf(entry)] ?? []);
  return {
    bestMatches: bestResults,
    result,
    corrected,
    isPartial: missingWords.length > 0,
    missingWords,
    nbOffers,
  };
};
