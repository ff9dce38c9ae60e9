import { createInvalidInputError } from '@/lib/api/errors';
import { defineForm } from '@/lib/api/form';
import { jobListEmail } from '@/lib/model/job';
import { loadOfferList } from '@/lib/site/careers/alert-sources';
import { loadJobListPath } from '@/lib/site/careers/job-paths';
import { messages } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'email-job-list',
  action: 'job-list',
  summary: 'Emails a list of job offers, once',
  body: jobListEmail,
  handle: async (request, submit) => {
    const { offers, knownIds } = await loadOfferList(request.ids, request.locale);
    if (offers.length === 0) throw createInvalidInputError([{ field: 'ids', message: 'has no open offer' }]);
    const listPath = await loadJobListPath({ locale: request.locale, draft: false });
    await submit((key) => messages.sendJobList({ ...request, key, offers, knownIds, listPath }));
  },
});
