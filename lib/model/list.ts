import { z } from 'zod';
import { filterNames } from './lists/list-query';
import { searchForm } from './search';
import { listPage, phrases, year } from './values';

/** A query for one page of a list, counted from zero. */
export const pagedQuery = searchForm.extend({
  page: listPage,
  pageSize: z.number().int().min(1).max(48).default(9),
});
export type PagedQuery = z.infer<typeof pagedQuery>;

/** The response with one page of a list. `nbHits` counts the items of all pages. */
export const createPagedResponseSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    success: z.boolean(),
    nbPages: z.number().int().nonnegative(),
    nbHits: z.number().int().nonnegative(),
    result: z.array(item),
    phrases: phrases.describe('The offsets at which lines of titles may break, in languages written without spaces'),
    message: z.string(),
  });

export interface Paged<T> {
  items: T[];
  nbPages: number;
  nbHits: number;
}

/** The position in a list: the current page from zero, and the addresses of the current, previous and next page. */
export const pagination = z.object({
  address: z.string(),
  page: z.number().int().nonnegative(),
  nbPages: z.number().int().nonnegative(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type Pagination = z.infer<typeof pagination>;

/** The position in a list that also shows the number of its items. */
export const countedPagination = pagination.extend({
  nbHits: z.number().int().nonnegative(),
  query: z
    .looseObject({})
    .optional()
    .describe('The body of the request for this page, if the endpoint of the list returns pages'),
});
export type CountedPagination = z.infer<typeof countedPagination>;

/** A filter of a list: its options with their labels, and the chosen values. */
export const filter = z.object({
  name: z.enum(filterNames),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
  chosen: z.array(z.string()),
});
export type Filter = z.infer<typeof filter>;

const key = z.string().min(1).max(64);

export const newsQuery = pagedQuery.extend({ year: year.optional(), houses: z.array(key).max(50).optional() });
export type NewsQuery = z.infer<typeof newsQuery>;

export const highlightsQuery = pagedQuery.extend({ houses: z.array(key).max(50).default([]) });
export type HighlightsQuery = z.infer<typeof highlightsQuery>;

export const womoQuery = pagedQuery.extend({
  house: key.optional(),
  jobFamily: key.optional(),
  country: key.optional(),
});
export type WomoQuery = z.infer<typeof womoQuery>;

/** A query for recommendations for the page at `path`, such as `/en/houses/maker/`; at most `limit` per page. */
export const recommendationQuery = pagedQuery.pick({ locale: true, page: true }).extend({
  path: z.string().max(300),
  limit: z.number().int().min(1).max(12).default(3),
});
export type RecommendationQuery = z.infer<typeof recommendationQuery>;
