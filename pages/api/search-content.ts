import { endpoint } from '@/lib/api/endpoint';
import { searchForm, searchResponse } from '@/lib/model/search';
import { searchContent } from '@/lib/site/search-content';
import { fromUpstream } from '@/lib/upstream-error';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The pages of the site that hold the words searched for',
  body: searchForm,
  response: searchResponse,
  failure: { result: [], corrected: null },
  handle: async ({ body }) => ({ success: true, ...(await fromUpstream(searchContent(body))), message: '' }),
});
