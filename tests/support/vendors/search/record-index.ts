import { findLocaleByTag, getLanguageTag } from '@/lib/i18n/locales';
import { parseWords } from '@/lib/i18n/words';
import { searchableFields, subjectFields } from '@/lib/upstreams/search/algolia/record';
import type { Search, SearchSort } from '@/lib/upstreams/search/contract';
import { embeddedSearch } from '@/lib/upstreams/search/embedded';

/** A record as the site sends it to an engine. */
export type EngineRecord = Record<string, unknown> & { id: string };

interface RecordQuery {
  text: string;
  /** The names of the text attributes to search. */
  attributes: readonly string[];
  /** Whether a record passes the filter of the query. */
  isIncluded: (record: EngineRecord) => boolean;
  order: SearchSort;
  /** Whether words that match nothing may be missing or misspelt. */
  isLoose: boolean;
  preferredLanguage?: string | undefined;
}

interface RecordResult {
  records: EngineRecord[];
  /** Marks the matching words in the text of an attribute. */
  highlight: (text: string) => string;
}

const collection = { name: 'records' };
/** The words of records and queries are already segmented and stemmed. This locale leaves them unchanged. */
const locale = 'cn';
const maxHits = 1_000_000;

const toText = (value: unknown): string => [value].flat().join(' ');

/** Creates an index of an engine, whose records the embedded search searches. */
export const createRecordIndex = () => {
  const records = new Map<string, EngineRecord>();
  let synonyms: Record<string, readonly string[]> = {};
  let searches = new Map<string, Promise<Search>>();

  const tokenize = (record: EngineRecord, attribute: string, attributes: readonly string[]) =>
    attributes.includes(attribute) ? parseWords(toText(record[attribute]), getLanguageTag(locale)) : [];

  const dictionaries = () => ({
    [locale]: {
      synonyms: [],
      characters: {},
      aliases: Object.entries(synonyms).map(([token, phrases]) => ({ phrases: [token], targets: phrases })),
    },
  });

  const buildSearch = async (attributes: readonly string[]): Promise<Search> => {
    const search = embeddedSearch();
    await search.apply(collection, {
      upserts: [...records.values()].map((record) => ({
        id: record.id,
        version: '',
        title: toText(attributes.includes('name') ? record.name : attributes.includes('title') ? record.title : ''),
        language: toText(record.language),
        names: tokenize(record, 'names', attributes),
        facts: tokenize(record, 'facts', attributes),
        body: tokenize(record, 'body', attributes),
        date: new Date(Number(record.date) * 1000).toISOString(),
        position: Number(record.position),
        isPrimary: record.priority === 1,
        facets: {},
        labels: {},
      })),
      dictionaries: dictionaries(),
    });
    return search;
  };

  const getSearch = (attributes: readonly string[]): Promise<Search> => {
    const search = searches.get(attributes.join()) ?? buildSearch(attributes);
    searches.set(attributes.join(), search);
    return search;
  };

  const find = async ({
    text,
    attributes,
    isIncluded,
    order,
    isLoose,
    preferredLanguage,
  }: RecordQuery): Promise<RecordResult> => {
    const search = await getSearch(attributes);
    const preferred = findLocaleByTag(preferredLanguage ?? '');
    const ids = [...records.values()].filter(isIncluded).map(({ id }) => id);
    const response = await search.query({
      collection,
      text,
      locale,
      sort: order,
      page: 0,
      size: maxHits,
      ids,
      isStrict: !isLoose,
      ...(preferred && { preferredLanguage: preferred }),
    });
    const matchedWords = (response.correction ?? text).split(' ');
    const isMatch = (word: string) =>
      matchedWords.some((matchedWord) => matchedWord !== '' && word.startsWith(matchedWord));
    return {
      records: response.ids.flatMap((id) => records.get(id) ?? []),
      highlight: (value) =>
        value
          .split(' ')
          .map((word) => (isMatch(word) ? `<em>${word}</em>` : word))
          .join(' '),
    };
  };

  return {
    records,
    find,
    synonyms: () => synonyms,
    put(newRecords: readonly EngineRecord[]) {
      for (const record of newRecords) records.set(record.id, record);
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

    /** Builds the indexes of the attributes that the site searches, so that its first searches are fast. */
    async warmUp() {
      for (const attributes of [searchableFields, subjectFields, ['name']]) await getSearch(attributes);
    },
  };
};

export type RecordIndex = ReturnType<typeof createRecordIndex>;

/** How many records have each value of an attribute that is a list. */
export const countValues = (records: readonly EngineRecord[], attribute: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const record of records)
    for (const value of [record[attribute]].flat().map(String)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
