import type { Locale } from '../../i18n/locales';
import type { SearchWords } from '../../model/search-words';

/** The values of each label, by its name. */
export type Labels = Readonly<Partial<Record<string, readonly string[]>>>;

/** The value or values of a facet. */
export type FacetValue = string | readonly string[];

/** Documents that are searched together. */
export interface Collection {
  name: string;
  /** The language of all documents, if they share one: their words and those of queries are then stemmed. */
  language?: Locale;
}

/** A document for the search. Its words are tokens from `parseWords`; fields are listed by descending weight. */
export interface SearchDocument {
  id: string;
  /** Differs whenever any part of the document does. */
  version: string;
  title: string;
  /** The BCP 47 tag of the title. */
  language: string;
  /** The words of alternative names. */
  names?: readonly string[];
  /** The words of what is known about the subject, such as its house, place and category. */
  facts: readonly string[];
  /** The words of the text. */
  body: readonly string[];
  /** An ISO date. */
  date: string;
  /** The position among documents of the same date, lowest first. */
  position: number;
  /** The Unix time in ms when the document was added. */
  addedAt?: number;
  /** Whether the document precedes others that are about as relevant, as a page about a subject precedes news that names it. */
  isPrimary?: boolean;
  /** The value or values of each facet. Results contain their counts. */
  facets: Readonly<Record<string, FacetValue>>;
  /** Any number of values of each label. They are for filters only and are not counted. */
  labels: Labels;
}

/** One-way synonyms: a query with one of the `phrases` also finds documents with one of the `targets`. */
export interface Aliases {
  phrases: readonly string[];
  targets: readonly string[];
}

/** The search terms that editors have defined for a language. */
export interface Dictionary extends SearchWords {
  /**
   * Names in the language. Misspelt words are corrected to words of these names; by default, to any word of the
   * collection.
   */
  labels?: readonly string[];
  aliases: readonly Aliases[];
}

/** Changes to a collection. */
export interface Changes {
  /** Documents that are new or have another version. */
  upserts: readonly SearchDocument[];
  /** The ids of documents that no longer exist. */
  removedIds: readonly string[];
  /** Dictionaries that are new or have changed. */
  dictionaries: Readonly<Partial<Record<Locale, Dictionary>>>;
}

/** Words of a query that name values of a facet: documents must have one of the values. */
export interface NamedFacet {
  words: readonly string[];
  facet: string;
  values: readonly string[];
}

export type SearchSort = 'relevance' | 'date_desc' | 'date_asc';

/** A query, its filters and its options. */
export interface SearchQuery {
  collection: Collection;
  /** A blank text matches every document; a text without words, such as an emoji, matches none. */
  text: string;
  /** The language of the text. */
  locale: Locale;
  sort: SearchSort;
  /** The maximum number of ids on a page. */
  size: number;
  /** The index of the page, from 0. */
  page: number;
  /** Limits the search to documents with these ids; by default, it covers all of them. */
  ids?: readonly string[];
  /** The accepted values of each label; an empty list filters nothing. */
  labels?: Labels;
  /** Limits the search to documents added after this Unix time in ms. */
  addedAfter?: number;
  /** The chosen values of each facet; an empty list filters nothing. */
  facets?: Labels;
  /** What documents must also have, as if it were among the words of the text. */
  named?: readonly NamedFacet[];
  /** The language whose documents precede equally relevant ones. */
  preferredLanguage?: Locale;
  /** Whether every word is required: none is corrected or left out. */
  isStrict?: boolean;
  /** Whether the text is still being typed: its last word may be incomplete, and only documents about the words match. */
  isTyping?: boolean;
}

export interface SearchResult {
  /** The ids of the documents on the page. */
  ids: string[];
  /** The number of documents on all pages. */
  total: number;
  /**
   * The number of documents by facet and value, given the filters of the other facets; values without documents are
   * missing.
   */
  facets: Record<string, Record<string, number>>;
  /** The words of the text that the documents have, and their synonyms. */
  terms: string[];
  /** The text with other spellings of words that occur in no document; null if no word was corrected. */
  correction: string | null;
  /** The words that were left out: those that occur in no document or, if no document has all others, some of these. */
  missingWords: string[];
}

/** The result of a search without matches. */
export const emptyResult: SearchResult = {
  ids: [],
  total: 0,
  facets: {},
  terms: [],
  correction: null,
  missingWords: [],
};

/** A full-text search. Methods reject when the search is unavailable. */
export interface Search {
  /** The version of each document in a collection, by id. */
  versions(collection: Collection): Promise<ReadonlyMap<string, string>>;
  /** Applies changes to a collection. Resolves once queries see them; until then they see the previous state. */
  apply(collection: Collection, changes: Partial<Changes>): Promise<void>;
  /** Searches a collection. A collection without documents has empty results and is not an error. */
  query(query: SearchQuery): Promise<SearchResult>;
}
