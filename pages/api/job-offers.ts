import { defineEndpoint } from '@/lib/api/endpoint';
import { jobQuery, jobResponse } from '@/lib/model/job';
import { searchJobs } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'A page of the job offers that match the keywords and facets, with counts for all facets',
  body: jobQuery,
  response: jobResponse,
  errorFields: { result: [], nbPages: 0, nbHits: 0, facets: [], corrected: null, isPartial: false, missingWords: [] },
  handle: ({ body }) => searchJobs(body),
});
