import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { pdfEndpoint, sendPdf } from '@/lib/api/send-pdf';
import { jobId } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/values';
import { env } from '@/lib/platform/env';
import { loadJobPath } from '@/lib/site/careers/job-paths';
import { loadJobDetails } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  ...pdfEndpoint,
  summary: 'Downloads an open job offer as a PDF',
  query: z.object({ jobId, locale: localeParameter }),
  handle: async ({ query: { jobId, locale }, response }) => {
    const posting = await loadJobDetails(locale, jobId);
    if (!posting) throw new ApiError(404, 'There is no open offer with this id.');
    const url = `${env.SITE_URL}${await loadJobPath(locale, posting)}`;
    const title = [posting.jobPosting, posting.locationCity].filter(Boolean).join(' - ');
    return sendPdf(
      response,
      { kind: 'job-offer', parameters: [posting, locale, url] },
      { title, id: jobId, lang: posting.textLang },
    );
  },
});
