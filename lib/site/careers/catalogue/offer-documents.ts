import { versionOf } from '../../../content/version-of';
import { continentName } from '../../../i18n/continents';
import { countryName } from '../../../i18n/formats';
import { type Locale, localeOfTag, locales, tagOf } from '../../../i18n/locales';
import { wordsOf } from '../../../i18n/words';
import type { Names, PostingTerm } from '../../../jobs/contract';
import type { FacetName } from '../../../lists/list-query';
import type { Collection } from '../../../search/contract';
import { positioned, type Source } from '../../../search/synchronize';
import type { Located } from './address';
import type { KnownTexts } from './offer-texts';

/** The open offers, as the search knows them. */
export const offerCollection: Collection = { name: 'offers' };

type Posting = Pick<Located, 'facts' | 'region'>;

/** Splits a text into words, once for all postings that share it. */
const rememberedWords = () => {
  const known = new Map<string, string[]>();
  return (text: string, tag: string): string[] => {
    const key = `${tag}\n${text}`;
    const words = known.get(key) ?? wordsOf(text, tag);
    known.set(key, words);
    return words;
  };
};

/** The facet values of a posting; empty if it has none. */
export const facetsOf = ({ facts, region }: Posting): Record<FacetName, string> => ({
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

/** The words that find a posting besides its title and its text: facts and other titles, in every language. */
export const textsOf = ({ facts, region }: Posting) => {
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

/** Increase this when the form of documents changes. */
const form = 1;
const noWords: readonly string[] = [];
const known = new WeakMap<object, string>();

/** The version of facts or words, which are immutable. */
const remembered = (value: object): string => {
  const version = known.get(value) ?? versionOf(value);
  known.set(value, version);
  return version;
};

/** The documents of open offers, sorted by date. */
export function* offerDocuments(open: readonly Located[], texts: KnownTexts): Generator<Source> {
  const words = rememberedWords();
  for (const [located, position] of positioned(open, ({ facts }) => facts.publishedAt)) {
    const { facts, seenAt } = located;
    const body = texts.get(facts.id)?.words ?? noWords;
    yield {
      id: facts.id,
      version: [form, remembered(facts), remembered(body), position, seenAt].join(' '),
      document: () => {
        const called = textsOf(located);
        const facets = Object.entries(facetsOf(located)).filter(([, value]) => value !== '');
        return {
          title: facts.title,
          language: facts.language,
          names: called.roles.flatMap((word) => words(...word)),
          facts: [...new Set(called.facts.flatMap((word) => words(...word))), facts.id.toLowerCase()],
          body,
          date: facts.publishedAt,
          position,
          addedAt: seenAt,
          facets: Object.fromEntries(facets),
          labels: {},
        };
      },
    };
  }
}
