import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { createThreadRunner } from '@/lib/api/thread';
import { type JobDetails, jobId } from '@/lib/model/job';
import { localeParameter } from '@/lib/model/values';
import type { buildJobOfferPdf } from '@/lib/pdf/job-offer';
import { env } from '@/lib/platform/env';
import { loadJobPath } from '@/lib/site/careers/job-paths';
import { loadJobPostingById } from '@/lib/site/careers/jobs';

export const config = { api: { bodyParser: false } };

const mediaType = 'application/pdf';
const maxNameLength = 120;

const makePdf = createThreadRunner<Parameters<typeof buildJobOfferPdf>, Uint8Array>({
  file: './lib/pdf/thread.ts',
  maxJobMs: 10_000,
  maxWaiting: 60,
});

/** The file name of a posting, with only characters that every file system accepts, in any script. */
const buildFileName = ({ jobPosting, locationCity, jobId }: JobDetails): string => {
  const title = [jobPosting, locationCity].filter(Boolean).join(' - ');
  const cleanTitle = title.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  return `${Array.from(cleanTitle).slice(0, maxNameLength).join('').trim()} - ${jobId}.pdf`;
};

export default defineEndpoint({
  method: 'GET',
  summary: 'Downloads an open job offer as a PDF',
  query: z.object({ jobId, locale: localeParameter }),
  produces: mediaType,
  limit: { calls: 30, seconds: 60 },
  handle: async ({ query: { jobId, locale }, response }) => {
    const posting = await loadJobPostingById(locale, jobId);
    if (!posting) throw new ApiError(404, 'There is no open offer with this id.');
    const file = await makePdf([posting, locale, `${env.SITE_URL}${await loadJobPath(locale, posting)}`]);
    const name = contentDisposition(buildFileName(posting), { fallback: `halcyre-${jobId}.pdf` });
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Content-Disposition', name);
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.send(Buffer.from(file));
    return null;
  },
});
