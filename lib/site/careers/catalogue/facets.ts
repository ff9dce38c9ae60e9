import type { TFunction } from 'i18next';
import { continents, getContinentName } from '../../../i18n/continents';
import { findContinent } from '../../../i18n/countries';
import { getCountryName } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locales';
import { type FacetName, facetNames } from '../../../model/lists/list-query';
import type { FactName } from '../../../model/offers/offer-facts';
import { type ListedPosting, listPlaces, type PostingTerm } from '../../../upstreams/jobs/contract';
import type { FacetValue } from '../../../upstreams/search/contract';
import { getLabel, type Offer } from './offer';

/** The band of weekly hours by which candidates filter. */
const toHoursBand = (weeklyHours: number): string => {
  if (weeklyHours < 20) return 'under-20';
  return weeklyHours < 35 ? '20-34' : '35-plus';
};

/** Lists the values of a facet that a posting has: terms, which the board names, or keys. */
type ListValues = (posting: ListedPosting) => (PostingTerm | string | undefined)[];

const facetsByFact = {
  houseName: { house: ({ houseName }) => [houseName] },
  workplace: {},
  place: {
    continent: (posting) =>
      listPlaces(posting).map(({ locationCountry }) => locationCountry && findContinent(locationCountry)),
    country: (posting) => listPlaces(posting).map(({ locationCountry }) => locationCountry),
    city: (posting) => listPlaces(posting).map(({ locationCity }) => locationCity),
  },
  workerSubType: { workerSubType: ({ workerSubType }) => [workerSubType] },
  jobTimeType: { jobTimeType: ({ jobTimeType }) => [jobTimeType] },
  weeklyHours: { weeklyHours: ({ weeklyHours }) => [weeklyHours ? toHoursBand(weeklyHours) : undefined] },
  workModel: { workModel: ({ workModel }) => [workModel] },
  pay: {},
  startsAt: {},
  language: {},
  jobFamily: { jobFamily: ({ jobFamily }) => [jobFamily] },
  publishedAt: {},
  closesAt: {},
  jobId: {},
} satisfies Record<FactName, Partial<Record<FacetName, ListValues>>>;

const facets: Record<FacetName, ListValues> = Object.assign({}, ...Object.values(facetsByFact));

type Facets = Record<FacetName, FacetValue>;

/** The facets of each posting. Every offer's page compares all offers. */
const facetsByPosting = new WeakMap<ListedPosting, Facets>();

/** The value or values of each facet of a posting; an empty string for a facet that the posting lacks. */
export const getFacets = (posting: ListedPosting): Facets => {
  const cached = facetsByPosting.get(posting);
  if (cached) return cached;
  const values = facetNames.map((name): [FacetName, FacetValue] => {
    const keys = facets[name](posting).flatMap((value) => (typeof value === 'object' ? value.key : (value ?? [])));
    const [first = '', ...rest] = new Set(keys);
    return [name, rest.length > 0 ? [first, ...rest] : first];
  });
  const built = Object.fromEntries(values) as Facets;
  facetsByPosting.set(posting, built);
  return built;
};

/** The country codes of all offers, including closed ones. */
export const listCountries = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ posting }) => listPlaces(posting)).flatMap(({ locationCountry }) => locationCountry ?? []));

/**
 * Returns a function that finds the name of a facet value. Closed offers count as well, so that a selected value never
 * loses its name.
 */
export const createLabelLookup = (offers: readonly Offer[], strings: ReadonlyMap<Locale, TFunction>) => {
  const terms = new Map(facetNames.map((name) => [name, new Map<string, PostingTerm>()]));
  for (const [name, termsByKey] of terms)
    for (const { posting } of offers)
      for (const value of facets[name](posting))
        if (typeof value === 'object' && !termsByKey.has(value.key)) termsByKey.set(value.key, value);
  const countries = listCountries(offers);
  return (name: FacetName, key: string, locale: Locale): string | null => {
    if (name === 'country') return countries.has(key) ? getCountryName(locale, key) : null;
    const continent = name === 'continent' && continents.find((candidate) => candidate === key);
    if (continent) return getContinentName(locale, continent);
    return getLabel(terms.get(name)?.get(key), locale) ?? (strings.get(locale)?.(`values.${name}.${key}`, '') || null);
  };
};
