import { parseWords } from '../../../i18n/words';
import type { Collection, FacetValue, SearchDocument } from '../contract';
import { termsIn } from '../stems';

/** Where a word says what a document is about. */
export const namingFields = ['title', 'names', 'facts'] as const;
export const searchedFields = [...namingFields, 'body'] as const;
export type TextField = (typeof searchedFields)[number] | 'written';

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
export const recordForm = 2;

/** The language of a BCP 47 tag: `zh` of `zh-CN`. */
export const languageOfTag = (tag: string): string => tag.replace(/-.*/, '');

/** A value of a facet or label, as records and filters have it. */
export const keyed = (name: string, value: string): string => `${name}=${value}`;

const allKeyed = (values: Readonly<Partial<Record<string, FacetValue>>>): string[] =>
  Object.entries(values).flatMap(([name, ofName = []]) => [ofName].flat().map((value) => keyed(name, value)));

/** Words that a typing error can be corrected to. */
const isWritten = (word: string) => word.length >= 4 && /^\p{Script=Latin}\P{Nd}*$/u.test(word);

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The words at the start of a text that fit in this many bytes, each twice: as searched and as written. */
const fitting = (words: readonly string[], bytes: number): readonly string[] => {
  let used = 0;
  const end = words.findIndex((word) => {
    used += 2 * (Buffer.byteLength(word) + 1);
    return used > bytes;
  });
  return end === -1 ? words : words.slice(0, end);
};

/** The record of a document. The end of its text is left out where the record would exceed `maxBytes`. */
export const recordOf = (
  { id, version, title, names = [], facts, body, language, date, position, ...document }: SearchDocument,
  collection: Collection,
  form: string,
  maxBytes: number,
): SearchRecord => {
  const { termOf, titleTerms } = termsIn(collection);
  const named = parseWords(title, language);
  const textOf = (words: readonly string[]) => [...new Set(words.map(termOf))].join(' ');
  const writtenWith = (text: readonly string[]) =>
    [...new Set([...named, ...names, ...facts, ...text].filter(isWritten))].join(' ');
  const record: SearchRecord = {
    id,
    version,
    form,
    title: named.map(termOf).join(' '),
    names: names.map(termOf).join(' '),
    facts: textOf(facts),
    body: '',
    written: writtenWith([]),
    name: named.join(' '),
    called: titleTerms(named).join(' '),
    isFile: document.isFile ?? false,
    language: languageOfTag(language),
    date: Date.parse(date) / 1000,
    position,
    addedAt: document.addedAt ?? 0,
    facets: allKeyed(document.facets),
    labels: allKeyed(document.labels),
  };
  const text = fitting([...new Set(body)], maxBytes - bytesOf(record));
  return { ...record, body: textOf(text), written: writtenWith(text) };
};

/** The words of a text that an engine has marked, in whole or in part: `workshop` of `a <em>work</em>shop`. */
export const markedWords = (text: string): string[] =>
  text.split(' ').flatMap((word) => (word.includes('<em>') ? word.replace(/<\/?em>/g, '') : []));
