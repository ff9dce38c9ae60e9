import path from 'node:path';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import type { JobBoard } from './contract';
import { embeddedJobs } from './embedded';
import { greenhouseJobs } from './greenhouse';
import { leverJobs } from './lever';
import { smartRecruitersJobs } from './smartrecruiters';
import { workdayJobs } from './workday';
import { workdayReportJobs } from './workday-report';

type Selected = Exclude<typeof env.jobs, { JOBS: 'embedded' }>;

const vendorOf = (selected: Selected): JobBoard => {
  const language = selected.JOBS_LANGUAGE;
  switch (selected.JOBS) {
    case 'workday':
      return workdayJobs({ url: selected.WORKDAY_URL, facets: selected.WORKDAY_FACETS, language });
    case 'workday-report':
      return workdayReportJobs({
        url: selected.WORKDAY_REPORT_URL,
        user: selected.WORKDAY_REPORT_USER,
        password: selected.WORKDAY_REPORT_PASSWORD,
        fields: selected.WORKDAY_REPORT_FIELDS,
        language,
      });
    case 'greenhouse':
      return greenhouseJobs({
        url: selected.GREENHOUSE_URL,
        board: selected.GREENHOUSE_BOARD,
        fields: selected.GREENHOUSE_FIELDS,
        language,
      });
    case 'lever':
      return leverJobs({ url: selected.LEVER_URL, site: selected.LEVER_SITE, house: selected.LEVER_HOUSE, language });
    case 'smartrecruiters':
      return smartRecruitersJobs({
        url: selected.SMARTRECRUITERS_URL,
        company: selected.SMARTRECRUITERS_COMPANY,
        fields: selected.SMARTRECRUITERS_FIELDS,
        language,
      });
  }
};

const boardOf = (selected: typeof env.jobs): JobBoard => {
  if (selected.JOBS === 'embedded')
    return embeddedJobs(path.resolve(env.CONTENT_DIR, 'offers'), { live: process.env.NODE_ENV === 'development' });
  // A vendor's board keeps the postings that it has read.
  return upstream(
    oncePerProcess('job-board', () => vendorOf(selected)),
    { name: 'jobs', timeoutMs: 60_000, readTimeoutMs: 10_000, reads: ['posting'], writes: ['changed'] },
  );
};

/** The job board of this site. Its first answer waits until all files are read. */
export const jobs = boardOf(env.jobs);
