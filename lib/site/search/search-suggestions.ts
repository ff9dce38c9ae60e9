import { getLanguageTag, type Locale } from '../../i18n/locales';
import { parseWords } from '../../i18n/words';
import { defaultListQuery } from '../../model/lists/list-query';
import type { SearchSuggestion } from '../../model/search';
import { orNull } from '../../platform/http/or-null';
import { isGenreWord } from '../../upstreams/search/significant-terms';
import { catalogue } from '../careers/catalogue';
import { toJobItems } from '../careers/job-items';
import { loadJobPath } from '../careers/job-paths';
import { summarizeOffer } from '../careers/offer-descriptions';
import { suggestEntries } from './content-index';
import type { Entry } from './entries';

/** The maximum number of suggestions, and how many each kind may have before other kinds get more. */
const limits = { total: 8, perKind: 2 };

const getKind = ({ page, document }: Entry): SearchSuggestion['kind'] => {
  if (document) return 'document';
  return page?.house ? 'house' : 'page';
};

const toSuggestion = (entry: Entry): SearchSuggestion => ({
  kind: getKind(entry),
  title: entry.title,
  detail: '',
  url: entry.url,
  picture: (entry.page?.linkThumbnail ?? entry.event?.image)?.src ?? null,
});

/** Open offers that are about the keywords. Rejects if offers are unavailable. */
const suggestOffers = async (locale: Locale, search: string): Promise<SearchSuggestion[]> => {
  const query = { ...defaultListQuery, locale, search };
  const { offers, missingWords } = await catalogue.searchOffers(query, { isTyping: true });
  const topOffers = missingWords.length > 0 ? [] : offers.slice(0, limits.total);
  const jobs = await toJobItems(topOffers, locale);
  return Promise.all(
    jobs.map(async (job) => ({
      kind: 'offer' as const,
      title: job.jobPosting,
      detail: summarizeOffer(job, locale),
      url: await loadJobPath(locale, job),
      picture: job.houseImage,
    })),
  );
};

/** Selects some suggestions of each kind, then more of the first kinds. The order within a kind remains. */
const balanceKinds = (suggestions: readonly SearchSuggestion[]): SearchSuggestion[] => {
  const groups = [...Map.groupBy(suggestions, ({ kind }) => kind).values()];
  const first = groups.flatMap((group) => group.slice(0, limits.perKind));
  const more = groups.flatMap((group) => group.slice(limits.perKind));
  const selected = new Set([...first, ...more].slice(0, limits.total));
  return groups.flat().filter((one) => selected.has(one));
};

/** Whether keywords are for offers: `jobs in pa`. A word such as `jobs` alone may also be for the page about them. */
const isForOffers = (locale: Locale, search: string): boolean => {
  const words = parseWords(search, getLanguageTag(locale));
  return words.length > 1 && words.some((word) => isGenreWord(word, locale));
};

/**
 * Suggestions for keywords that are being typed, by kind; the kind of the best page or document is first. Offers are
 * last, unless the keywords are for them. Rejects if the CMS is unavailable.
 */
export const loadSearchSuggestions = async (locale: Locale, search: string): Promise<SearchSuggestion[]> => {
  if (search === '') return [];
  const [entries, offers] = await Promise.all([
    suggestEntries({ locale, draft: false }, search),
    orNull(suggestOffers(locale, search), 'suggest offers'),
  ]);
  const pages = entries.map(toSuggestion);
  const suggestions = isForOffers(locale, search) ? [...(offers ?? []), ...pages] : [...pages, ...(offers ?? [])];
  const lines = new Set<string>();
  const isNewLine = ({ kind, title, detail }: SearchSuggestion) =>
    lines.size < lines.add([kind, title, detail].join('\n')).size;
  return balanceKinds(suggestions.filter(isNewLine));
};
