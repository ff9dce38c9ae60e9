import { defineEndpoint } from '@/lib/api/endpoint';
import { createInvalidInputError } from '@/lib/api/errors';
import { submitOnce } from '@/lib/api/submit-once';
import { jobListEmail } from '@/lib/model/job';
import { loadOfferList } from '@/lib/site/careers/alert-sources';
import { jobListEmails } from '@/lib/site/careers/job-list-emails';
import { loadJobListPath } from '@/lib/site/careers/job-paths';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Emails a list of job offers, once; the header Idempotency-Key is the same for every attempt',
  body: jobListEmail,
  statusWithoutBody: 204,
  limit: { calls: 10, seconds: 60, shared: 'email-job-list' },
  handle: async ({ body: { captchaPass, email, ids, locale }, request }) => {
    const { offers, knownIds } = await loadOfferList(ids, locale);
    if (offers.length === 0) throw createInvalidInputError([{ field: 'ids', message: 'has no open offer' }]);
    const listPath = await loadJobListPath(cms, { locale, draft: false });
    await submitOnce({ request, captchaPass, action: 'job-list' }, (key) =>
      jobListEmails.send({ email, ids, locale, key, offers, knownIds, listPath }),
    );
    return null;
  },
});
