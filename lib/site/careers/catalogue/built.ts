import { setImmediate as letOthersWork } from 'node:timers/promises';
import { continentName, continents } from '../../../i18n/continents';
import { countryName } from '../../../i18n/formats';
import { defaultLocale, type Locale, tagOf } from '../../../i18n/locales';
import { type FacetName, facetNames } from '../../../model/lists/list-query';
import { inTurns } from '../../../platform/process/in-turns';
import type { TermName } from '../../../shared/constants';
import type { PostingTerm } from '../../../upstreams/jobs/contract';
import { beginningsOf, locate } from './address';
import { countriesIn, type Entry, openEntries } from './entries';
import { labelIn } from './offer';
import { offerList } from './offer-list';

const { compare } = new Intl.Collator(tagOf(defaultLocale), { numeric: true });

const newestFirst = ({ facts: one }: Entry, { facts: other }: Entry): number => {
  if (one.publishedAt === other.publishedAt) return compare(other.id, one.id);
  return one.publishedAt < other.publishedAt ? 1 : -1;
};

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
  const terms = new Map(facetNames.map((name) => [name, new Map<string, PostingTerm>()]));
  for (const [name, known] of terms) {
    const termName = termOfFacet[name];
    for (const { facts } of termName ? entries : []) {
      const cities = termName === 'city' ? (facts.otherPlaces ?? []).map(({ city }) => city) : [];
      for (const term of [termName && facts[termName], ...cities])
        if (term && !known.has(term.key)) known.set(term.key, term);
    }
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

/** Everything derived from a listing, to answer visitors without calling the board. Yields to other work meanwhile. */
export const build = async (entries: readonly Entry[]) => {
  await letOthersWork();
  const byAddress = await inTurns(locate(entries));
  await letOthersWork();
  const byId = new Map([...byAddress.values()].map((located) => [located.facts.id, located]));
  const open = openEntries(entries)
    .sort(newestFirst)
    .flatMap(({ facts }) => byId.get(facts.id) ?? []);
  await letOthersWork();
  const list = offerList(open);
  await letOthersWork();
  return {
    entries,
    byAddress,
    byId,
    /** The open offers, newest first. */
    open,
    list,
    labelOf: labelsIn(entries),
    beginnings: beginningsOf(entries),
  };
};

export type Built = Awaited<ReturnType<typeof build>>;
