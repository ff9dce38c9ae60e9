import type { Locale } from '../i18n/locales';
import type { SearchWords } from '../model/search-words';

/** Values by label. */
export type Labels = Readonly<Partial<Record<string, readonly string[]>>>;

/** Documents that are searched together. */
export interface Collection {
  name: string;
  /** The language of all its documents, where they have the same: the endings of its words do not count then. */
  language?: Locale;
}

/** A document as it is sent: words are as `wordsOf` returns them, from the most to the least important field. */
export interface SearchDocument {
  id: string;
  /** Another string where anything of the document is different. */
  version: string;
  title: string;
  /** The BCP 47 tag of the title. */
  language: string;
  /** Words of other names. */
  names?: readonly string[];
  facts: readonly string[];
  body: readonly string[];
  /** An ISO date. */
  date: string;
  /** Its position among documents of the same date, the lowest first. */
  position: number;
  /** When it was added: Unix time in ms. */
  addedAt?: number;
  /** Whether it is a file to download. */
  isFile?: boolean;
  /** At most one value of each facet. Answers count them. */
  facets: Readonly<Record<string, string>>;
  /** Any number of values of each label. They only filter. */
  labels: Labels;
}

/** Words that find others: documents with what is `meant` are found by what is `asked`. */
export interface Aliases {
  asked: readonly string[];
  meant: readonly string[];
}

/** How the searches of a language are read. */
export interface Dictionary extends SearchWords {
  aliases: readonly Aliases[];
}

export interface Changes {
  /** Documents that are new or have another version. */
  put: readonly SearchDocument[];
  /** Ids of documents. */
  removed: readonly string[];
  /** Dictionaries that are new or have changed. */
  dictionaries: Readonly<Partial<Record<Locale, Dictionary>>>;
}

/** What a reader has typed, in which collection. */
export interface Typed {
  collection: Collection;
  /** Text without any word matches every document. */
  text: string;
  /** The language of the text. */
  locale: Locale;
  /** At most so many ids are returned. */
  size: number;
}

export type SearchSort = 'relevance' | 'date_desc' | 'date_asc';

export interface SearchQuery extends Typed {
  sort: SearchSort;
  /** Counts from 0. */
  page: number;
  /** Filters that are applied before the search: it looks among these documents only. An empty list of a label filters nothing. */
  ids?: readonly string[];
  labels?: Labels;
  /** Only documents that were added after this Unix time in ms. */
  addedAfter?: number;
  /** Values that are chosen of each facet; an empty list filters nothing. */
  facets?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Of equally good documents those in this language come first. */
  preferredLanguage?: Locale;
  /** Only documents with every word, and no word is corrected or left out. */
  exactly?: boolean;
  /** Leaves out documents that only mention the rarest of the words, where others are about it. */
  onlyAbout?: boolean;
  /** Documents that are called exactly as was asked come first in any order, then files whose titles have all words. */
  calledFirst?: boolean;
}

export interface SearchAnswer {
  /** The ids of the page. */
  ids: string[];
  /** The number of documents on all pages. */
  total: number;
  /** By facet and value: how many documents there are with it, given what is chosen of the other facets; none is absent. */
  facets: Record<string, Record<string, number>>;
  /** The words that were searched for, where some of the text are found nowhere; else null. */
  correction: string | null;
}

export interface Suggestions {
  /** First what is called like the text, then the newest documents with its words. */
  ids: string[];
  /** The words of the text. */
  words: string[];
}

/** Where documents are found by their words. Methods reject where the search is unavailable. */
export interface Search {
  /** The version of each document of a collection, by id. */
  versions(collection: Collection): Promise<ReadonlyMap<string, string>>;
  /** Changes a collection. Resolves once queries find the changes; until then they find what was there before. */
  apply(collection: Collection, changes: Partial<Changes>): Promise<void>;
  /** A collection to which nothing was sent is empty. */
  query(query: SearchQuery): Promise<SearchAnswer>;
  /** What may be meant by text that is being typed: the last word may be incomplete, and none is corrected. */
  suggest(typed: Typed): Promise<Suggestions>;
}
