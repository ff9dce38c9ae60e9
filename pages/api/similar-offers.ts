import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { jobId, jobItem } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/locale-parameter';
import { similarJobs } from '@/lib/site/jobs';
import { fromUpstream } from '@/lib/upstream-error';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'Open job offers like one',
  body: z.object({ jobId, locale: localeParameter, limit: z.number().int().min(1).max(12).default(3) }),
  response: z.object({ success: z.boolean(), result: z.array(jobItem) }),
  failure: { result: [] },
  handle: async ({ body }) => ({
    success: true,
    result: await fromUpstream(similarJobs(body.locale, body.jobId, body.limit)),
  }),
});
