import { defineEndpoint } from '@/lib/api/endpoint';
import { submitOnce } from '@/lib/api/submit-once';
import { report, reportResponse } from '@/lib/model/message';
import { siteMessages } from '@/lib/site/messages';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary:
    'Emails a report, with or without a name, to the people who investigate it; the header Idempotency-Key is the same for every attempt',
  body: report,
  response: reportResponse,
  limit: { calls: 10, seconds: 60, shared: 'ethics-report' },
  handle: async ({ body: { captchaPass, consent: _, ...fields }, request }) => ({
    reference: await submitOnce({ request, captchaPass, action: 'report' }, (key) =>
      siteMessages.sendReport({ ...fields, key }),
    ),
  }),
});
