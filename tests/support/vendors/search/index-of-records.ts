import { findLocaleByTag, getLanguageTag } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import type { Search, SearchSort } from '@/lib/upstreams/search/contract';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { searchableFields, subjectFields } from '@/lib/upstreams/search/hosted/record';

/** A record as the site sends it to an engine. */
export type Stored = Record<string, unknown> & { id: string };

interface Asked {
  text: string;
  /** The text attributes to search. */
  attributes: readonly string[];
  /** The filter. */
  isKept: (record: Stored) => boolean;
  order: SearchSort;
  /** Whether words that are found nowhere may be missing or have typing errors. */
  isLoose: boolean;
  preferredLanguage?: string | undefined;
}

interface Answered {
  records: Stored[];
  /** The text of an attribute, with words that match marked. */
  marked: (text: string) => string;
}

const collection = { name: 'records' };
/** The words of records and queries are cut and without endings: this language leaves them as they are. */
const locale = 'cn';
const everything = 1_000_000;

const textOf = (value: unknown): string => [value].flat().join(' ');

/** Records that an engine has, searched by the embedded search. */
export const indexOfRecords = () => {
  const records = new Map<string, Stored>();
  let synonyms: Record<string, readonly string[]> = {};
  let searches = new Map<string, Promise<Search>>();

  const wordsIn = (record: Stored, attribute: string, attributes: readonly string[]) =>
    attributes.includes(attribute) ? parseWords(textOf(record[attribute]), getLanguageTag(locale)) : [];

  const dictionaries = () => ({
    [locale]: {
      synonyms: [],
      characters: {},
      aliases: Object.entries(synonyms).map(([token, phrases]) => ({ phrases: [token], targets: phrases })),
    },
  });

  const built = async (attributes: readonly string[]): Promise<Search> => {
    const search = embeddedSearch();
    await search.apply(collection, {
      upserts: [...records.values()].map((record) => ({
        id: record.id,
        version: '',
        title: attributes.includes('title') ? textOf(record.title) : '',
        language: textOf(record.language),
        names: wordsIn(record, 'names', attributes),
        facts: [...wordsIn(record, 'facts', attributes), ...wordsIn(record, 'written', attributes)],
        body: wordsIn(record, 'body', attributes),
        date: new Date(Number(record.date) * 1000).toISOString(),
        position: Number(record.position),
        facets: {},
        labels: {},
      })),
      dictionaries: dictionaries(),
    });
    return search;
  };

  const searchOf = (attributes: readonly string[]): Promise<Search> => {
    const search = searches.get(attributes.join()) ?? built(attributes);
    searches.set(attributes.join(), search);
    return search;
  };

  const find = async ({ text, attributes, isKept, order, isLoose, preferredLanguage }: Asked): Promise<Answered> => {
    const search = await searchOf(attributes);
    const preferred = findLocaleByTag(preferredLanguage ?? '');
    const ids = [...records.values()].filter(isKept).map(({ id }) => id);
    const answer = await search.query({
      collection,
      text,
      locale,
      sort: order,
      page: 0,
      size: everything,
      ids,
      isStrict: !isLoose,
      ...(preferred && { preferredLanguage: preferred }),
    });
    const words = (answer.correction ?? text).split(' ');
    const isMarked = (word: string) => words.some((other) => other !== '' && word.startsWith(other));
    return {
      records: answer.ids.flatMap((id) => records.get(id) ?? []),
      marked: (value) =>
        value
          .split(' ')
          .map((word) => (isMarked(word) ? `<em>${word}</em>` : word))
          .join(' '),
    };
  };

  return {
    records,
    find,
    synonyms: () => synonyms,
    put(stored: readonly Stored[]) {
      for (const record of stored) records.set(record.id, record);
      searches = new Map();
    },
    remove(ids: readonly string[]) {
      for (const id of ids) records.delete(id);
      searches = new Map();
    },
    async setSynonyms(all: Record<string, readonly string[]>) {
      synonyms = all;
      for (const search of searches.values()) await (await search).apply(collection, { dictionaries: dictionaries() });
    },

    /** Builds what the site searches, so that its first searches are fast. */
    async ready() {
      for (const attributes of [searchableFields, subjectFields, ['title'], ['written']]) await searchOf(attributes);
    },
  };
};

export type IndexOfRecords = ReturnType<typeof indexOfRecords>;

/** How many records have each value of an attribute that is a list. */
export const countsOf = (records: readonly Stored[], attribute: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const record of records)
    for (const value of [record[attribute]].flat().map(String)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
