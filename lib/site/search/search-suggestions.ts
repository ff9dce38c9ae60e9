import { getLanguageTag, type Locale } from '../../i18n/locales';
import { parseWords } from '../../i18n/words';
import { defaultListQuery } from '../../model/lists/list-query';
import { type SearchSuggestion, suggestionKinds } from '../../model/search';
import { orNull } from '../../platform/http/or-null';
import { titleMatchScore } from '../../upstreams/search/title-match';
import { catalogue } from '../careers/catalogue';
import { labelIn, placeNames, roleIn } from '../careers/catalogue/offer';
import { toJobItems } from '../careers/job-items';
import { jobPath } from '../careers/job-paths';
import { joined } from '../careers/offer-words';
import { typedEntries } from './content-index';
import type { Entry } from './entries';

/** The number of suggestions, and how many each kind gets before others get more. */
const most = { all: 8, ofEach: 2 };

const kindOf = ({ page, document }: Entry): SearchSuggestion['kind'] => {
  if (document) return 'document';
  return page?.house ? 'house' : 'page';
};

const ofEntry = (entry: Entry): SearchSuggestion => ({
  kind: kindOf(entry),
  title: entry.title,
  detail: '',
  url: entry.url,
  picture: (entry.page?.image ?? entry.event?.image)?.src ?? null,
});

/** Open offers for such a job, house or place. Rejects if offers are unavailable. */
const typedOffers = async (locale: Locale, search: string, typed: readonly string[]): Promise<SearchSuggestion[]> => {
  const { offers } = await catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale, search });
  const called = offers.filter((offer) => {
    const { title, house } = offer.posting;
    const { city, country } = placeNames(offer.posting, locale);
    const names = [roleIn(offer, locale), title, labelIn(house, locale), city, country].join(' ');
    return titleMatchScore(parseWords(names, getLanguageTag(locale)), typed) > 0;
  });
  const shown = called.slice(0, most.all);
  const items = await toJobItems(shown, locale);
  return Promise.all(
    shown.map(async (offer, at) => ({
      kind: 'offer' as const,
      title: roleIn(offer, locale),
      detail: joined([items[at]?.houseName, items[at]?.locationCity, items[at]?.languageText]),
      url: await jobPath(locale, offer),
      picture: items[at]?.houseImage ?? null,
    })),
  );
};

/** Some of each kind, then more of the first kinds; each kind keeps its order. */
const someOfEach = (all: readonly SearchSuggestion[]): SearchSuggestion[] => {
  const groups = suggestionKinds.map((kind) => all.filter((one) => one.kind === kind));
  const first = groups.flatMap((group) => group.slice(0, most.ofEach));
  const more = groups.flatMap((group) => group.slice(most.ofEach));
  const shown = new Set([...first, ...more].slice(0, most.all));
  return groups.flat().filter((one) => shown.has(one));
};

/** Suggestions for words that are being typed, by kind. Rejects if the CMS is unavailable. */
export const searchSuggestions = async (locale: Locale, search: string): Promise<SearchSuggestion[]> => {
  const { found, words } = await typedEntries({ locale, draft: false }, search);
  if (words.length === 0) return [];
  const offers = await orNull(typedOffers(locale, search, words), 'offers are not suggested');
  return someOfEach([...found.map(ofEntry), ...(offers ?? [])]);
};
