import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { submitOnce } from '@/lib/api/submit-once';
import { jobAlert } from '@/lib/model/job';
import { alerts } from '@/lib/site/alerts';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Emails the link that confirms a job alert; the header Idempotency-Key is the same for every attempt',
  body: jobAlert,
  response: z.object({ success: z.literal(true) }),
  limit: { calls: 10, seconds: 60, shared: 'create-job-alert' },
  handle: async ({ body: { captchaPass, consent: _, ...alert }, request }) => {
    await submitOnce({ request, captchaPass, action: 'job-alert' }, (key) => alerts.requestAlert({ ...alert, key }));
    return { success: true as const };
  },
});
