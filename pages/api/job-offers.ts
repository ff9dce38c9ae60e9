import { endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/api/errors';
import { jobQuery, jobResponse } from '@/lib/model/job';
import { searchJobs } from '@/lib/site/jobs';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'A page of the job offers that have the words and facets asked for, with counts of all facets',
  body: jobQuery,
  response: jobResponse,
  failure: { result: [], nbPages: 0, nbHits: 0, facets: [], corrected: null },
  handle: async ({ body }) => {
    try {
      return await searchJobs(body);
    } catch (cause) {
      throw new UpstreamError('refused', { cause });
    }
  },
});
