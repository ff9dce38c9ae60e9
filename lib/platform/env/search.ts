import { z } from 'zod';
import { baseUrl, required } from './values.ts';

/** What the names of indexes begin with, so that several sites can share an account. */
const SEARCH_PREFIX = z
  .string()
  .regex(/^[\w-]{1,50}$/, 'must be letters, digits, hyphens and underscores')
  .default('site_');

/** The search: `SEARCH` selects it. */
export const searchVariables = z.discriminatedUnion('SEARCH', [
  z.object({ SEARCH: z.literal('embedded') }),
  z.object({
    SEARCH: z.literal('algolia'),
    SEARCH_PREFIX,
    ALGOLIA_APP_ID: required.regex(/^[A-Za-z0-9]+$/, 'must be the id of an application, of letters and digits'),
    ALGOLIA_SEARCH_KEY: required,
    ALGOLIA_ADMIN_KEY: required,
    ALGOLIA_URL: baseUrl.optional(),
  }),
  z.object({
    SEARCH: z.literal('meilisearch'),
    SEARCH_PREFIX,
    MEILISEARCH_URL: baseUrl,
    MEILISEARCH_SEARCH_KEY: required,
    MEILISEARCH_ADMIN_KEY: required,
  }),
]);
