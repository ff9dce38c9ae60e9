import { z } from 'zod';
import { pagination } from '../list';
import { contentSorts } from '../lists/list-query';
import { searchResult } from '../search';
import { text } from './fields';

export const searchResults = {
  content: () => ({ intro: text.optional() }),
  data: {
    query: z.object({ search: z.string(), sort: z.enum(contentSorts), categories: z.array(z.string()) }),
    results: z.array(searchResult).nullable().describe('Null if there are no keywords, or the search failed'),
    failed: z.boolean(),
    corrected: z.string().nullable(),
    missingWords: z.array(z.string()),
    nbOffers: z.number().int().nonnegative(),
    pagination: pagination.nullable(),
    nbHits: z.number().int().nonnegative(),
  },
  namespaces: ['lists', 'shell'],
};
