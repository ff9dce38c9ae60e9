import { setImmediate as letOthersWork } from 'node:timers/promises';
import { continentName } from '../../../i18n/continents';
import { countryName } from '../../../i18n/formats';
import { type Locale, localeOfTag, locales, tagOf } from '../../../i18n/locales';
import { wordsOf } from '../../../i18n/words';
import type { Names, PostingFacts, PostingTerm } from '../../../jobs/contract';
import { type FacetName, facetNames } from '../../../lists/list-query';
import type { Region } from '../../../model/job';
import type { FacetValues } from '../../../search/embedded/facets';
import { type IndexedDocument, searchIndex } from '../../../search/embedded/search-index';

interface Indexed {
  facts: PostingFacts;
  region: Region;
  /** The telling words of its text, where they are known. */
  words?: readonly string[];
}

/** Finds the words of a text once, however many postings share it. */
const rememberedWords = () => {
  const known = new Map<string, string[]>();
  return (text: string, tag: string): string[] => {
    const key = `${tag}\n${text}`;
    const words = known.get(key) ?? wordsOf(text, tag);
    known.set(key, words);
    return words;
  };
};

/** The values of a posting's facets; empty where it has none. */
export const facetsOf = ({ facts, region }: Indexed): FacetValues<FacetName> => ({
  house: facts.house?.key ?? '',
  jobFamily: facts.family?.key ?? '',
  continent: region === 'world' ? '' : region,
  country: facts.country ?? '',
  city: facts.city?.key ?? '',
  workerSubType: facts.contract?.key ?? '',
  jobTimeType: facts.time?.key ?? '',
});

type Word = [text: string, tag: string];

const inEveryLocale = (nameIn: (locale: Locale) => string | undefined): Word[] =>
  locales.flatMap((locale): Word[] => {
    const name = nameIn(locale);
    return name ? [[name, tagOf(locale)]] : [];
  });

const namesOf = (names: Names): Word[] =>
  inEveryLocale((locale) => (typeof names === 'string' ? names : names[locale]));

/** What a search may find a posting by, beside its title and its text: facts and other titles, in every language. */
export const textsOf = ({ facts, region }: Indexed) => {
  const { language, role, country } = facts;
  const terms: (PostingTerm | undefined)[] = [
    facts.sector,
    facts.house,
    facts.family,
    facts.city,
    facts.contract,
    facts.time,
  ];
  return {
    roles: namesOf(role?.names ?? '').filter(([, tag]) => localeOfTag(tag) !== localeOfTag(language)),
    facts: [
      ...terms.flatMap((term) => (term ? namesOf(term.names) : [])),
      ...(region === 'world' ? [] : inEveryLocale((locale) => continentName(locale, region))),
      ...(country ? inEveryLocale((locale) => countryName(locale, country)) : []),
    ],
  };
};

/** An index of postings, known by their places. Other work has its turn while it is built. */
export const offerIndex = async (postings: readonly Indexed[]) => {
  const words = rememberedWords();
  const documents: IndexedDocument<FacetName>[] = [];
  for (const posting of postings) {
    const { facts } = posting;
    const texts = textsOf(posting);
    documents.push({
      title: words(facts.title, facts.language),
      names: texts.roles.flatMap((word) => words(...word)),
      facts: [...new Set(texts.facts.flatMap((word) => words(...word))), facts.id.toLowerCase()],
      body: posting.words ?? [],
      facets: facetsOf(posting),
    });
    if (documents.length % 20 === 0) await letOthersWork();
  }
  return searchIndex(facetNames, documents, { wholeFirst: true });
};
