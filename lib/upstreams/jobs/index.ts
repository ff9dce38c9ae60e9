import path from 'node:path';
import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import type { JobBoard } from './contract';
import { embeddedJobs } from './embedded';
import { greenhouseJobs } from './greenhouse';
import { leverJobs } from './lever';
import { withOperatorPlaces } from './operator-places';
import { smartRecruitersJobs } from './smartrecruiters';
import { workdayJobs } from './workday';
import { workdayReportJobs } from './workday-report';

type VendorSettings = Exclude<typeof env.jobs, { JOBS: 'embedded' }>;

const createVendor = (settings: VendorSettings): JobBoard => {
  const language = settings.JOBS_LANGUAGE;
  switch (settings.JOBS) {
    case 'workday':
      return workdayJobs({ url: settings.JOBS_URL, facets: settings.JOBS_FIELDS, language });
    case 'workday-report':
      return workdayReportJobs({
        url: settings.JOBS_URL,
        user: settings.WORKDAY_REPORT_USER,
        password: settings.WORKDAY_REPORT_PASSWORD,
        fields: settings.JOBS_FIELDS,
        language,
      });
    case 'greenhouse':
      return greenhouseJobs({
        url: settings.JOBS_URL,
        board: settings.JOBS_BOARD,
        fields: settings.JOBS_FIELDS,
        language,
      });
    case 'lever':
      return leverJobs({
        url: settings.JOBS_URL,
        site: settings.JOBS_BOARD,
        house: settings.JOBS_FIELDS.houseName,
        language,
      });
    case 'smartrecruiters':
      return smartRecruitersJobs({
        url: settings.JOBS_URL,
        company: settings.JOBS_BOARD,
        fields: settings.JOBS_FIELDS,
        language,
      });
  }
};

const createBoard = (settings: typeof env.jobs): JobBoard => {
  if (settings.JOBS === 'embedded') return embeddedJobs(path.resolve(env.CONTENT_DIR, 'offers'));
  // The board of a vendor caches the postings that it has read.
  const vendor = withUpstreamLimits(
    oncePerProcess('job-board', () => createVendor(settings)),
    { name: 'jobs', timeoutMs: 60_000, readTimeoutMs: 10_000, reads: ['posting'], writes: ['loadChanges'] },
  );
  return withOperatorPlaces(vendor, env.CONTENT_DIR);
};

/** The job board of this site. The first call to the embedded board waits until all files are read. */
export const jobs = createBoard(env.jobs);
