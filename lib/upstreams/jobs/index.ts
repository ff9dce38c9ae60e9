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
      return workdayJobs({ url: settings.WORKDAY_URL, facets: settings.WORKDAY_FACETS, language });
    case 'workday-report':
      return workdayReportJobs({
        url: settings.WORKDAY_REPORT_URL,
        user: settings.WORKDAY_REPORT_USER,
        password: settings.WORKDAY_REPORT_PASSWORD,
        fields: settings.WORKDAY_REPORT_FIELDS,
        language,
      });
    case 'greenhouse':
      return greenhouseJobs({
        url: settings.GREENHOUSE_URL,
        board: settings.GREENHOUSE_BOARD,
        fields: settings.GREENHOUSE_FIELDS,
        language,
      });
    case 'lever':
      return leverJobs({ url: settings.LEVER_URL, site: settings.LEVER_SITE, house: settings.LEVER_HOUSE, language });
    case 'smartrecruiters':
      return smartRecruitersJobs({
        url: settings.SMARTRECRUITERS_URL,
        company: settings.SMARTRECRUITERS_COMPANY,
        fields: settings.SMARTRECRUITERS_FIELDS,
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
