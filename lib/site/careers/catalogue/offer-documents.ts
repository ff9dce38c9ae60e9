import { continentName } from '../../../i18n/continents';
import { findContinent } from '../../../i18n/countries';
import { countryName } from '../../../i18n/formats';
import { findLocaleByTag, getLanguageTag, type Locale, locales } from '../../../i18n/locales';
import { parseWords } from '../../../i18n/words';
import type { FacetName } from '../../../model/lists/list-query';
import { contentHash } from '../../../upstreams/files/reuse-if-equal';
import { type ListedPosting, listPlaces, type PostingPlace, type PostingTerm } from '../../../upstreams/jobs/contract';
import type { Collection, FacetValue } from '../../../upstreams/search/contract';
import { type DocumentSource, withPositions } from '../../../upstreams/search/synchronize';
import type { Offer } from './offer';
import type { KnownTexts } from './offer-texts';

/** The open offers, as the search knows them. */
export const offerCollection: Collection = { name: 'offers' };

/** Splits a text into words, once for all postings that share it. */
const rememberedWords = () => {
  const known = new Map<string, string[]>();
  return (text: string, tag: string): string[] => {
    const key = `${tag}\n${text}`;
    const words = known.get(key) ?? parseWords(text, tag);
    known.set(key, words);
    return words;
  };
};

/** The values that places have: each once, empty if there is none. */
const valuesOf = (posting: ListedPosting, read: (place: PostingPlace) => string | undefined): FacetValue => {
  const [first = '', ...others] = new Set(listPlaces(posting).flatMap((place) => read(place) ?? []));
  return others.length > 0 ? [first, ...others] : first;
};

/** The facet values of a posting; empty if it has none. */
export const facetsOf = (posting: ListedPosting): Record<FacetName, FacetValue> => ({
  house: posting.house?.key ?? '',
  jobFamily: posting.family?.key ?? '',
  continent: valuesOf(posting, ({ country }) => country && findContinent(country)),
  country: valuesOf(posting, ({ country }) => country),
  city: valuesOf(posting, ({ city }) => city?.key),
  workerSubType: posting.contract?.key ?? '',
  jobTimeType: posting.time?.key ?? '',
});

type Word = [text: string, tag: string];

const unique = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const inEveryLocale = (nameIn: (locale: Locale) => string | undefined): Word[] =>
  locales.flatMap((locale): Word[] => {
    const name = nameIn(locale);
    return name ? [[name, getLanguageTag(locale)]] : [];
  });

const namesOf = ({ names }: PostingTerm): Word[] =>
  inEveryLocale((locale) => (typeof names === 'string' ? names : names[locale]));

/** The words that find a posting besides its title and its text: facts and other titles, in every language. */
export const textsOf = (posting: ListedPosting) => {
  const { language, role, sector, house, family, contract, time } = posting;
  const places = listPlaces(posting);
  const countries = unique(places.map(({ country }) => country));
  const regions = unique(countries.map(findContinent));
  const terms = unique([sector, house, family, ...places.map(({ city }) => city), contract, time]);
  return {
    roles: role ? namesOf(role).filter(([, tag]) => findLocaleByTag(tag) !== findLocaleByTag(language)) : [],
    facts: [
      ...terms.flatMap(namesOf),
      ...regions.flatMap((region) => inEveryLocale((locale) => continentName(locale, region))),
      ...countries.flatMap((country) => inEveryLocale((locale) => countryName(locale, country))),
    ],
  };
};

/** Increase this when the form of documents changes. */
const form = 2;
const noWords: readonly string[] = [];
const known = new WeakMap<object, string>();

/** The version of a posting or words, which are immutable. */
const remembered = (value: object): string => {
  const version = known.get(value) ?? contentHash(value);
  known.set(value, version);
  return version;
};

/** The documents of open offers, sorted by date. */
export function* offerDocuments(open: readonly Offer[], texts: KnownTexts): Generator<DocumentSource> {
  const words = rememberedWords();
  for (const [{ posting, seenAt }, position] of withPositions(open, (offer) => offer.posting.publishedAt)) {
    const body = texts.get(posting.id)?.words ?? noWords;
    yield {
      id: posting.id,
      version: [form, remembered(posting), remembered(body), position, seenAt].join(' '),
      document: () => {
        const called = textsOf(posting);
        const facets = Object.entries(facetsOf(posting)).filter(([, value]) => value !== '');
        return {
          title: posting.title,
          language: posting.language,
          names: called.roles.flatMap((word) => words(...word)),
          facts: [...new Set(called.facts.flatMap((word) => words(...word))), posting.id.toLowerCase()],
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
