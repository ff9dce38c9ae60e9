import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { jobId, jobItem } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/values';
import { loadSimilarJobs } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'A page of the open job offers that are similar to one',
  body: z.object({
    jobId,
    locale: localeParameter,
    limit: z.number().int().min(1).max(12).default(3),
    page: z.number().int().min(0).max(100).default(0),
  }),
  response: z.object({ success: z.boolean(), nbPages: z.number().int().nonnegative(), result: z.array(jobItem) }),
  errorFields: { result: [], nbPages: 0 },
  handle: async ({ body }) => {
    const { items, nbPages } = await loadSimilarJobs(body.locale, body.jobId, body);
    return { success: true, nbPages, result: items };
  },
});
