import { setImmediate as letOthersWork } from 'node:timers/promises';
import { continentName, continents } from '../../../i18n/continents';
import { countryName } from '../../../i18n/formats';
import { defaultLocale, type Locale, tagOf } from '../../../i18n/locales';
import type { PostingTerm, TermName } from '../../../jobs/contract';
import { type FacetName, facetNames } from '../../../lists/list-query';
import type { Collection, Search } from '../../../search/contract';
import { synchronize } from '../../../search/synchronize';
import { beginningsOf, locate } from './address';
import { countriesIn, type Entry, openEntries } from './entries';
import { labelIn } from './offer';
import { offerDocuments } from './offer-documents';
import type { KnownTexts } from './offer-texts';

const { compare } = new Intl.Collator(tagOf(defaultLocale), { numeric: true });

const newestFirst = ({ facts: one }: Entry, { facts: other }: Entry): number =>
  other.publishedAt.localeCompare(one.publishedAt) || compare(other.id, one.id);

/** Facets whose values have names from the board. */
const termOfFacet: Partial<Record<FacetName, TermName>> = {
  house: 'house',
  jobFamily: 'family',
  city: 'city',
  workerSubType: 'contract',
  jobTimeType: 'time',
};

/** The names of facet values, also of closed offers, so that a chosen value keeps its name. */
const labelsIn = (entries: readonly Entry[]) => {
  const terms = new Map<FacetName, Map<string, PostingTerm>>();
  for (const name of facetNames) {
    const term = termOfFacet[name];
    const found = entries.flatMap(({ facts }) => (term && facts[term]) ?? []);
    terms.set(name, new Map(found.reverse().map((one) => [one.key, one])));
  }
  const countries = countriesIn(entries);
  return (name: FacetName, key: string, locale: Locale): string | null => {
    if (name === 'country') return countries.has(key) ? countryName(locale, key) : null;
    if (name === 'continent') {
      const known = continents.find((continent) => continent === key);
      return known ? continentName(locale, known) : null;
    }
    const term = terms.get(name)?.get(key);
    return term ? labelIn(term, locale) : null;
  };
};

/** The open offers, as the search knows them. */
export const offerCollection: Collection = { name: 'offers' };

/** Everything derived from a listing, to answer visitors without calling the board. Yields to other work meanwhile. */
export const build = async (search: Search, entries: readonly Entry[], texts: KnownTexts) => {
  await letOthersWork();
  const byAddress = locate(entries);
  await letOthersWork();
  const byId = new Map([...byAddress.values()].map((located) => [located.facts.id, located]));
  const open = openEntries(entries)
    .sort(newestFirst)
    .flatMap(({ facts }) => byId.get(facts.id) ?? []);
  await synchronize(search, offerCollection, offerDocuments(open, texts));
  await letOthersWork();
  return {
    entries,
    byAddress,
    byId,
    /** The open offers, newest first. */
    open,
    labelOf: labelsIn(entries),
    beginnings: beginningsOf(entries),
  };
};

export type Built = Awaited<ReturnType<typeof build>>;
