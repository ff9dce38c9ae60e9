import { z } from 'zod';
import { baseUrl, required } from './values.ts';

/** The prefix of index names, with which several sites can share an account. */
const SEARCH_PREFIX = z
  .string()
  .regex(/^[\w-]{1,50}$/, 'must have letters, digits, hyphens and underscores only')
  .default('site_');

/** The variables of the search engine, which `SEARCH` selects. */
export const searchVariables = z.discriminatedUnion('SEARCH', [
  z.object({ SEARCH: z.literal('embedded') }),
  z.object({
    SEARCH: z.literal('algolia'),
    SEARCH_PREFIX,
    ALGOLIA_APP_ID: required.regex(/^[A-Za-z0-9]+$/, 'must be an application id, with letters and digits only'),
    ALGOLIA_SEARCH_KEY: required,
    ALGOLIA_ADMIN_KEY: required,
    ALGOLIA_URL: baseUrl.optional(),
  }),
]);
