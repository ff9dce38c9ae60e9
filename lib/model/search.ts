import { z } from 'zod';
import { contentSorts } from '../lists/list-query';
import { localeParameter } from './locale-parameter';

export const searchForm = z.object({
  search: z.string().trim().max(200).default(''),
  sort: z.enum(contentSorts).default('date_desc'),
  categories: z.array(z.string().max(64)).max(32).default([]),
  locale: localeParameter,
});
export type SearchForm = z.infer<typeof searchForm>;

/** `date` is an ISO date, `description` cut for lists, `color` the accent of the result's house or empty. */
export const searchResult = z.object({
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  thumbnail: z.object({ src: z.string(), alt: z.string() }).nullable(),
  url: z.string(),
  externalLink: z.boolean(),
  type: z.enum(['document', 'highlight', 'other']),
  color: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** `corrected` is what was searched for where some of the words asked for are found nowhere. */
export const searchResponse = z.object({
  success: z.boolean(),
  result: z.array(searchResult),
  corrected: z.string().nullable(),
  message: z.string(),
});
export type SearchResponse = z.infer<typeof searchResponse>;

export const suggestionQuery = z.object({
  q: z.string().trim().max(200).describe('What is typed so far'),
  locale: localeParameter,
});

/** What may be suggested, in the order in which it is shown. */
export const suggestionKinds = ['house', 'page', 'offer', 'document'] as const;

/** `detail` tells an offer from others of its title, and is empty elsewhere; `picture` is the path of one. */
export const searchSuggestion = z.object({
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
