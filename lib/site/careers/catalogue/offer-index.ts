import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TFunction } from 'i18next';
import { continents, getContinentName } from '../../../i18n/continents';
import { getCountryName } from '../../../i18n/formats';
import { loadServerStrings } from '../../../i18n/load-strings';
import { defaultLocale, getLanguageTag, type Locale, locales } from '../../../i18n/locales';
import { type FacetName, facetNames } from '../../../model/lists/list-query';
import { runSteps } from '../../../platform/process/steps';
import type { TermName } from '../../../shared/constants';
import { listPlaces, type PostingTerm } from '../../../upstreams/jobs/contract';
import { indexByIdPart, listIdPrefixes } from './address';
import { getLabel, isOpen, type Offer } from './offer';
import { createOfferList } from './offer-list';

const { compare } = new Intl.Collator(getLanguageTag(defaultLocale), { numeric: true });

const newestFirst = ({ posting: one }: Offer, { posting: other }: Offer): number => {
  if (one.publishedAt === other.publishedAt) return compare(other.id, one.id);
  return one.publishedAt < other.publishedAt ? 1 : -1;
};

/** The country codes of all offers, including closed ones. */
export const listCountries = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ posting }) => listPlaces(posting)).flatMap(({ country }) => country ?? []));

/** The facets whose values have names from the board, and the terms of a posting that they come from. */
const termByFacet: Partial<Record<FacetName, TermName>> = {
  house: 'house',
  jobFamily: 'family',
  city: 'city',
  workerSubType: 'contract',
  jobTimeType: 'time',
};

/**
 * Returns a function that finds the name of a facet value. Closed offers count as well, so that a selected value never
 * loses its name.
 */
const createLabelLookup = (offers: readonly Offer[], strings: ReadonlyMap<Locale, TFunction>) => {
  const terms = new Map(facetNames.map((name) => [name, new Map<string, PostingTerm>()]));
  for (const [name, facetTerms] of terms) {
    const termName = termByFacet[name];
    for (const { posting } of termName ? offers : []) {
      const cities = termName === 'city' ? (posting.otherPlaces ?? []).map(({ city }) => city) : [];
      for (const term of [termName && posting[termName], ...cities])
        if (term && !facetTerms.has(term.key)) facetTerms.set(term.key, term);
    }
  }
  const countries = listCountries(offers);
  return (name: FacetName, key: string, locale: Locale): string | null => {
    if (name === 'country') return countries.has(key) ? getCountryName(locale, key) : null;
    if (name === 'continent') {
      const region = continents.find((continent) => continent === key);
      return region ? getContinentName(locale, region) : null;
    }
    if (name === 'workModel' || name === 'weeklyHours') return strings.get(locale)?.(`${name}.${key}`, '') || null;
    return getLabel(terms.get(name)?.get(key), locale);
  };
};

/**
 * Everything that is derived from a listing, so that visitors are served without calls to the board. Building it yields
 * to other work.
 */
export const indexOffers = async (offers: readonly Offer[]) => {
  await yieldToEventLoop();
  const byIdPart = await runSteps(indexByIdPart(offers));
  await yieldToEventLoop();
  const byId = new Map([...byIdPart.values()].map((offer) => [offer.posting.id, offer]));
  const open = offers
    .filter(isOpen)
    .sort(newestFirst)
    .flatMap(({ posting }) => byId.get(posting.id) ?? []);
  await yieldToEventLoop();
  const list = createOfferList(open);
  const strings = await Promise.all(
    locales.map(async (locale) => [locale, await loadServerStrings(locale, 'jobs')] as const),
  );
  await yieldToEventLoop();
  return {
    offers,
    byIdPart,
    byId,
    /** The open offers, newest first. */
    open,
    list,
    findLabel: createLabelLookup(offers, new Map(strings)),
    idPrefixes: listIdPrefixes(offers),
  };
};

export type OfferIndex = Awaited<ReturnType<typeof indexOffers>>;
