import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { UpstreamError } from '@/lib/api/errors';
import { jobId, jobItem } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/locale-parameter';
import { similarJobs } from '@/lib/site/jobs';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'Open job offers like one',
  body: z.object({ jobId, locale: localeParameter, limit: z.number().int().min(1).max(12).default(3) }),
  response: z.object({ success: z.boolean(), result: z.array(jobItem) }),
  failure: { result: [] },
  handle: async ({ body }) => {
    try {
      return { success: true, result: await similarJobs(body.locale, body.jobId, body.limit) };
    } catch (cause) {
      throw new UpstreamError('refused', { cause });
    }
  },
});
