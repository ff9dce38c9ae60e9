import { parseWords } from '../../../i18n/words';
import type { Collection, FacetValue, SearchDocument } from '../contract';
import { createAnalyzer } from '../stems';

/** The fields with what a document is called. */
export const nameFields = ['title', 'names'] as const;
/** The fields whose words say what a document is about. */
export const subjectFields = [...nameFields, 'facts'] as const;
export const searchableFields = [...subjectFields, 'body'] as const;
export type TextField = (typeof searchableFields)[number] | 'name';

/**
 * A document in the form that Algolia stores. The words of text fields are tokenized by the site, also in Chinese and
 * Japanese, and separated by spaces. `name` has the words of the title in their original form, for corrections.
 */
export interface SearchRecord extends Record<TextField, string> {
  id: string;
  version: string;
  /** The version of the record schema and of the index settings. */
  form: string;
  /** The language of the title, without a region. */
  language: string;
  /** Unix time in seconds. */
  date: number;
  position: number;
  /** 1 for a primary document, otherwise 0. */
  priority: number;
  /** Unix time in ms. */
  addedAt: number;
  /** Facet values with their names, such as `city=paris`. */
  facets: string[];
  /** Label values with their names. */
  labels: string[];
}

/** The version of the record schema. Increase it when the records of the same documents change. */
export const recordSchemaVersion = 4;

/** The language subtag of a BCP 47 tag: `zh` of `zh-CN`. */
export const getPrimaryLanguage = (tag: string): string => tag.replace(/-.*/, '');

/** A value of a facet or label with its name, as in records and filters. */
export const toKeyValue = (name: string, value: string): string => `${name}=${value}`;

const toKeyValues = (values: Readonly<Partial<Record<string, FacetValue>>>): string[] =>
  Object.entries(values).flatMap(([name, namedValues = []]) =>
    [namedValues].flat().map((value) => toKeyValue(name, value)),
  );

const countJsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The first words that fit into `maxBytes`. */
const truncateToBytes = (words: readonly string[], maxBytes: number): readonly string[] => {
  let usedBytes = 0;
  const end = words.findIndex((word) => {
    usedBytes += Buffer.byteLength(word) + 1;
    return usedBytes > maxBytes;
  });
  return end === -1 ? words : words.slice(0, end);
};

/** Converts a document to a record. Its text is truncated where the record would exceed `maxBytes` as JSON. */
export const toRecord = (
  { id, version, title, names = [], facts, body, language, date, position, ...document }: SearchDocument,
  collection: Collection,
  schemaVersion: string,
  maxBytes: number,
): SearchRecord => {
  const { toTerm } = createAnalyzer(collection);
  const titleWords = parseWords(title, language);
  const joinTerms = (words: readonly string[]) => [...new Set(words.map(toTerm))].join(' ');
  const record: SearchRecord = {
    id,
    version,
    form: schemaVersion,
    title: titleWords.map(toTerm).join(' '),
    names: names.map(toTerm).join(' '),
    facts: joinTerms(facts),
    body: '',
    name: titleWords.join(' '),
    language: getPrimaryLanguage(language),
    date: Date.parse(date) / 1000,
    position,
    priority: Number(document.isPrimary === true),
    addedAt: document.addedAt ?? 0,
    facets: toKeyValues(document.facets),
    labels: toKeyValues(document.labels),
  };
  const bodyTerms = [...new Set(body.map(toTerm))];
  return { ...record, body: truncateToBytes(bodyTerms, maxBytes - countJsonBytes(record)).join(' ') };
};

/** The words that Algolia has highlighted, in whole or in part: `workshop` of `a <em>work</em>shop`. */
export const parseHighlightedWords = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.includes('<em>') ? word.replace(/<\/?em>/g, '') : []));
