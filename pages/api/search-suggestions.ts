import { defineEndpoint } from '@/lib/api/endpoint';
import { suggestionQuery, suggestionResponse } from '@/lib/model/search';
import { loadSearchSuggestions } from '@/lib/site/search/search-suggestions';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Suggested pages, houses, offers and documents for keywords that are being typed',
  query: suggestionQuery,
  response: suggestionResponse,
  errorFields: { result: [] },
  sharedCall: 'search-suggestions',
  limit: { calls: 600, seconds: 60 },
  handle: async ({ query: { q, locale } }) => ({
    success: true,
    result: await loadSearchSuggestions(locale, q),
    message: '',
  }),
});
