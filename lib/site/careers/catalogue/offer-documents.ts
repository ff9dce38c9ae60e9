import { getContinentName } from '../../../i18n/continents';
import { findContinent } from '../../../i18n/countries';
import { getCountryName } from '../../../i18n/formats';
import { findLocaleByTag, getLanguageTag, type Locale, locales } from '../../../i18n/locales';
import { parseWords } from '../../../i18n/words';
import { hashContent } from '../../../upstreams/files/reuse-if-equal';
import { type ListedPosting, listPlaces, type PostingTerm } from '../../../upstreams/jobs/contract';
import type { Collection } from '../../../upstreams/search/contract';
import { type DocumentSource, withPositions } from '../../../upstreams/search/synchronize';
import { getFacets } from './facets';
import { listTerms, type Offer } from './offer';
import type { TextCache } from './offer-texts';

/** The search collection of the open offers. */
export const offerCollection: Collection = { name: 'offers' };

/** Returns a function that splits a text into words, and caches the words for other postings with the same text. */
const createWordSplitter = () => {
  const cache = new Map<string, string[]>();
  return (text: string, tag: string): string[] => {
    const key = `${tag}\n${text}`;
    const words = cache.get(key) ?? parseWords(text, tag);
    cache.set(key, words);
    return words;
  };
};

type TaggedText = [text: string, tag: string];

const unique = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const forEachLocale = (getName: (locale: Locale) => string | undefined): TaggedText[] =>
  locales.flatMap((locale): TaggedText[] => {
    const name = getName(locale);
    return name ? [[name, getLanguageTag(locale)]] : [];
  });

const listNames = ({ names }: PostingTerm): TaggedText[] =>
  forEachLocale((locale) => (typeof names === 'string' ? names : names[locale]));

/**
 * The texts that find a posting besides its title and body: its role and title in other languages, and the names of its places
 * and terms in every language.
 */
export const collectTexts = (posting: ListedPosting) => {
  const { language, role, titles = {} } = posting;
  const countries = unique(listPlaces(posting).map(({ locationCountry }) => locationCountry));
  const regions = unique(countries.map(findContinent));
  return {
    roles: [
      ...(role ? listNames(role).filter(([, tag]) => findLocaleByTag(tag) !== findLocaleByTag(language)) : []),
      ...forEachLocale((locale) => titles[locale]),
    ],
    facts: [
      ...listTerms(posting)
        .filter((term) => term !== role)
        .flatMap(listNames),
      ...regions.flatMap((region) => forEachLocale((locale) => getContinentName(locale, region))),
      ...countries.flatMap((country) => forEachLocale((locale) => getCountryName(locale, country))),
    ],
  };
};

/** Increase this when the format of documents changes. */
const formatVersion = 4;
const noWords: readonly string[] = [];
const versions = new WeakMap<object, string>();

/** The version of a posting or of words, cached because these are immutable. */
const getCachedVersion = (value: object): string => {
  const version = versions.get(value) ?? hashContent(value);
  versions.set(value, version);
  return version;
};

/** The words that find an offer by its number, which candidates also type without its letter. */
const listNumbers = (id: string): string[] =>
  [...new Set([id, id.replace(/^\p{L}+/u, '')])].map((number) => number.toLowerCase());

/** The documents of open offers, sorted by date. */
export function* offerDocuments(open: readonly Offer[], texts: TextCache): Generator<DocumentSource> {
  const splitWords = createWordSplitter();
  for (const [{ posting, seenAt }, position] of withPositions(open, (offer) => offer.posting.publishedAt)) {
    const body = texts.get(posting.jobId)?.words ?? noWords;
    yield {
      id: posting.jobId,
      version: [formatVersion, getCachedVersion(posting), getCachedVersion(body), position, seenAt].join(' '),
      document: () => {
        const postingTexts = collectTexts(posting);
        const facets = Object.entries(getFacets(posting)).filter(([, value]) => value !== '');
        return {
          title: posting.jobPosting,
          language: posting.language,
          names: postingTexts.roles.flatMap((word) => splitWords(...word)),
          facts: [...new Set(postingTexts.facts.flatMap((word) => splitWords(...word))), ...listNumbers(posting.jobId)],
          body,
          date: posting.publishedAt,
          position,
          addedAt: seenAt,
          facets: Object.fromEntries(facets),
          labels: {},
        };
      },
    };
  }
}
