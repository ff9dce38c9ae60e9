import { parseWords } from '../../../i18n/words';
import type { Collection, FacetValue, SearchDocument } from '../contract';
import { createAnalyzer } from '../stems';

/** Where a word says what a document is about. */
export const subjectFields = ['title', 'names', 'facts'] as const;
export const searchableFields = [...subjectFields, 'body'] as const;
export type TextField = (typeof searchableFields)[number] | 'written';

/**
 * A document as an engine stores it. The words of text fields are cut by the site, in Chinese and Japanese as well, and
 * separated by spaces.
 */
export interface SearchRecord extends Record<TextField, string> {
  id: string;
  version: string;
  /** The version of this form of records and of the index's settings. */
  form: string;
  /** The words of the title as they are written. */
  name: string;
  /** The significant words of the title, without endings. */
  called: string;
  isFile: boolean;
  /** The language of the title, without a region. */
  language: string;
  /** Unix time in seconds. */
  date: number;
  position: number;
  /** Unix time in ms. */
  addedAt: number;
  /** Like `city=paris`. */
  facets: string[];
  labels: string[];
}

/** Changes with the form of records. */
export const recordSchemaVersion = 2;

/** The language of a BCP 47 tag: `zh` of `zh-CN`. */
export const primaryLanguage = (tag: string): string => tag.replace(/-.*/, '');

/** A value of a facet or label, as records and filters have it. */
export const toKeyValue = (name: string, value: string): string => `${name}=${value}`;

const toKeyValues = (values: Readonly<Partial<Record<string, FacetValue>>>): string[] =>
  Object.entries(values).flatMap(([name, namedValues = []]) =>
    [namedValues].flat().map((value) => toKeyValue(name, value)),
  );

/** Words that a typing error can be corrected to. */
const isCorrectable = (word: string) => word.length >= 4 && /^\p{Script=Latin}\P{Nd}*$/u.test(word);

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The words at the start of a text that fit in this many bytes, each twice: as searched and as written. */
const truncateToBytes = (words: readonly string[], maxBytes: number): readonly string[] => {
  let usedBytes = 0;
  const end = words.findIndex((word) => {
    usedBytes += 2 * (Buffer.byteLength(word) + 1);
    return usedBytes > maxBytes;
  });
  return end === -1 ? words : words.slice(0, end);
};

/** The record of a document. The end of its text is left out where the record would exceed `maxBytes`. */
export const toRecord = (
  { id, version, title, names = [], facts, body, language, date, position, ...document }: SearchDocument,
  collection: Collection,
  form: string,
  maxBytes: number,
): SearchRecord => {
  const { toTerm, titleTerms } = createAnalyzer(collection);
  const titleWords = parseWords(title, language);
  const joinTerms = (words: readonly string[]) => [...new Set(words.map(toTerm))].join(' ');
  const joinOriginalWords = (bodyWords: readonly string[]) =>
    [...new Set([...titleWords, ...names, ...facts, ...bodyWords].filter(isCorrectable))].join(' ');
  const record: SearchRecord = {
    id,
    version,
    form,
    title: titleWords.map(toTerm).join(' '),
    names: names.map(toTerm).join(' '),
    facts: joinTerms(facts),
    body: '',
    written: joinOriginalWords([]),
    name: titleWords.join(' '),
    called: titleTerms(titleWords).join(' '),
    isFile: document.isFile ?? false,
    language: primaryLanguage(language),
    date: Date.parse(date) / 1000,
    position,
    addedAt: document.addedAt ?? 0,
    facets: toKeyValues(document.facets),
    labels: toKeyValues(document.labels),
  };
  const bodyWords = truncateToBytes([...new Set(body)], maxBytes - jsonBytes(record));
  return { ...record, body: joinTerms(bodyWords), written: joinOriginalWords(bodyWords) };
};

/** The words of a text that an engine has marked, in whole or in part: `workshop` of `a <em>work</em>shop`. */
export const highlightedWords = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.includes('<em>') ? word.replace(/<\/?em>/g, '') : []));
