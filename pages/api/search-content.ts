import { endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/api/errors';
import { searchForm, searchResponse } from '@/lib/model/search';
import { searchContent } from '@/lib/site/search-content';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The pages of the site that hold the words searched for',
  body: searchForm,
  response: searchResponse,
  failure: { result: [] },
  handle: async ({ body }) => {
    try {
      return { success: true, result: await searchContent(body), message: '' };
    } catch (cause) {
      throw new UpstreamError('refused', { cause });
    }
  },
});
