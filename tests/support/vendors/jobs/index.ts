import { embeddedJobs } from '@/lib/upstreams/jobs/embedded';
import { limited } from '../limited';
import type { Vendor } from '../vendor';
import { greenhouse } from './greenhouse';
import { lever } from './lever';
import { offersOf } from './offers';
import { smartRecruiters } from './smartrecruiters';
import { workday } from './workday';
import { workdayReport } from './workday-report';

const offers = offersOf(embeddedJobs('content/offers'));
const limit = { requests: 200, seconds: 1 };

/** The stand-ins of job boards, with the offers of this site. */
export const jobVendors: Record<string, Vendor> = {
  greenhouse: limited(greenhouse(offers), limit),
  lever: limited(lever(offers), limit),
  smartrecruiters: limited(smartRecruiters(offers), limit),
  workday: limited(workday(offers), limit),
  'workday-report': limited(workdayReport(offers), limit),
};
