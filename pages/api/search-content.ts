import { defineEndpoint } from '@/lib/api/endpoint';
import { searchForm, searchResponse } from '@/lib/model/search';
import { searchContent } from '@/lib/site/search/search-content';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'The pages of the site that match the keywords',
  body: searchForm,
  response: searchResponse,
  errorFields: { bestMatches: [], result: [], corrected: null, isPartial: false, missingWords: [], nbOffers: 0 },
  handle: async ({ body }) => ({ success: true, ...(await searchContent(body)), message: '' }),
});
