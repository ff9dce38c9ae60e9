import { z } from 'zod';
import { contentSorts } from './lists/list-query';
import { localeParameter } from './values';

export const searchForm = z.object({
  search: z.string().trim().max(200).default(''),
  sort: z.enum(contentSorts).default('date_desc'),
  categories: z.array(z.string().max(64)).max(32).default([]),
  locale: localeParameter,
});
export type SearchForm = z.infer<typeof searchForm>;

/**
 * A search result. `description` is shortened for lists, from the summary or a passage with the keywords; `dateText` is the date in the format of the locale; `isUpcoming`
 * is true for an event that has not begun; `color` is the accent colour of the result's house, or empty.
 */
export const searchResult = z.object({
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  dateText: z.string(),
  isUpcoming: z.boolean(),
  thumbnail: z.object({ src: z.string(), alt: z.string() }).nullable(),
  url: z.string(),
  externalLink: z.boolean(),
  type: z.enum(['document', 'highlight', 'other']),
  color: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

/**
 * The response to a search. `bestMatches` are up to three of the results, to show above a long list by date. `corrected`
 * is the search with other spellings of unknown keywords. `isPartial` is true if nothing matches all keywords, and the
 * results match most of them; `missingWords` are the keywords that nothing matches. `nbOffers` counts the job offers that
 * match all keywords, which have their own list, if that is in the requested categories.
 */
export const searchResponse = z.object({
  success: z.boolean(),
  bestMatches: z.array(searchResult),
  result: z.array(searchResult),
  corrected: z.string().nullable(),
  isPartial: z.boolean(),
  missingWords: z.array(z.string()),
  nbOffers: z.number().int().nonnegative(),
  message: z.string(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

export const suggestionQuery = z.object({
  q: z.string().trim().max(200).describe('The text typed so far'),
  locale: localeParameter,
});

/** The kinds of suggestions, in display order. */
export const suggestionKinds = ['house', 'page', 'offer', 'document'] as const;

/** A suggestion. `detail` distinguishes offers with the same title, and is otherwise empty; `picture` is a path. */
const searchSuggestion = z.object({
  kind: z.enum(suggestionKinds),
  title: z.string(),
  detail: z.string(),
  url: z.string(),
  picture: z.string().nullable(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestion>;

export const suggestionResponse = z.object({
  success: z.boolean(),
  result: z.array(searchSuggestion),
  message: z.string(),
});
export type SuggestionResponse = z.infer<typeof suggestionResponse>;
