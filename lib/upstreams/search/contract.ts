import type { Locale } from '../../i18n/locales';
import type { SearchWords } from '../../model/search-words';

/** Values by label. */
export type Labels = Readonly<Partial<Record<string, readonly string[]>>>;

/** The value of a facet, or several. */
export type FacetValue = string | readonly string[];

/** Documents that are searched together. */
export interface Collection {
  name: string;
  /** The language of all its documents, if they share one: the search then ignores endings of words. */
  language?: Locale;
}

/** A document for the search: words are as `wordsOf` returns them, from the most to the least important field. */
export interface SearchDocument {
  id: string;
  /** Changes when anything of the document changes. */
  version: string;
  title: string;
  /** The BCP 47 tag of the title. */
  language: string;
  /** Words of alternative names. */
  names?: readonly string[];
  facts: readonly string[];
  body: readonly string[];
  /** An ISO date. */
  date: string;
  /** Its position among documents of the same date, lowest first. */
  position: number;
  /** When it was added: Unix time in ms. */
  addedAt?: number;
  /** Whether it is a file to download. */
  isFile?: boolean;
  /** The value or values of each facet. Answers count them. */
  facets: Readonly<Record<string, FacetValue>>;
  /** Any number of values of each label. They only filter. */
  labels: Labels;
}

/** Words that find others: `asked` finds documents with `meant`. */
export interface Aliases {
  phrases: readonly string[];
  targets: readonly string[];
}

/** The search words of a language. */
export interface Dictionary extends SearchWords {
  aliases: readonly Aliases[];
}

export interface Changes {
  /** Documents that are new or have another version. */
  upserts: readonly SearchDocument[];
  /** Ids of documents. */
  removedIds: readonly string[];
  /** Dictionaries that are new or have changed. */
  dictionaries: Readonly<Partial<Record<Locale, Dictionary>>>;
}

export type SearchSort = 'relevance' | 'date_desc' | 'date_asc';

/** What a search is asked. */
export interface SearchQuery {
  collection: Collection;
  /** Text without any word matches every document. */
  text: string;
  /** The language of the text. */
  locale: Locale;
  sort: SearchSort;
  /** The maximum number of ids. */
  size: number;
  /** Starts at 0. */
  page: number;
  /**
   * Filters that apply before the search: it considers only these documents. An empty list of a label filters nothing.
   */
  ids?: readonly string[];
  labels?: Labels;
  /** Only documents that were added after this Unix time in ms. */
  addedAfter?: number;
  /** The chosen values of each facet; an empty list filters nothing. */
  facets?: Labels;
  /** Of equally relevant documents, those in this language come first. */
  preferredLanguage?: Locale;
  /** Only documents with every word; no word is corrected or ignored. */
  isStrict?: boolean;
  /** Leaves out documents that only mention the rarest word, if others are about it. */
  excludeMentions?: boolean;
  /** Documents with exactly this title come first in any order, then files whose titles have all words. */
  promoteTitleMatches?: boolean;
}

export interface SearchResult {
  /** The ids of the page. */
  ids: string[];
  /** The number of documents on all pages. */
  total: number;
  /**
   * By facet and value: the number of documents with it, given the other facets; values without documents are missing.
   */
  facets: Record<string, Record<string, number>>;
  /** The corrected text, if some words were found nowhere; else null. */
  correction: string | null;
  /** Whether the documents have only most of the words, because none has all of them. */
  isPartial: boolean;
}

export const emptyResult: SearchResult = { ids: [], total: 0, facets: {}, correction: null, isPartial: false };

/** Text that is being typed. */
export type SuggestQuery = Pick<SearchQuery, 'collection' | 'text' | 'locale' | 'size'>;

export interface Suggestions {
  /** First documents whose titles match the text, then the newest documents with its words. */
  ids: string[];
  /** The words of the text. */
  words: string[];
}

/** A full-text search. Methods reject when the search is unavailable. */
export interface Search {
  /** The version of each document of a collection, by id. */
  versions(collection: Collection): Promise<ReadonlyMap<string, string>>;
  /** Changes a collection. Resolves once queries use the changes; until then they use the previous state. */
  apply(collection: Collection, changes: Partial<Changes>): Promise<void>;
  /** A collection without documents is empty, not an error. */
  query(query: SearchQuery): Promise<SearchResult>;
  /** Suggestions while typing: the last word may be incomplete, and nothing is corrected. */
  suggest(query: SuggestQuery): Promise<Suggestions>;
}
