import { createDemonstrationBoard } from '../../demonstration-offers';
import { withRateLimit } from '../limited';
import type { Vendor } from '../vendor';
import { greenhouse } from './greenhouse';
import { lever } from './lever';
import { createPostingLoader } from './offers';
import { smartRecruiters } from './smartrecruiters';
import { workday } from './workday';
import { workdayReport } from './workday-report';

const offers = createPostingLoader(createDemonstrationBoard());
const limit = { requests: 200, seconds: 1 };

/** The stand-ins for job boards, with the offers of this site. */
export const jobVendors: Record<string, Vendor> = {
  greenhouse: withRateLimit(greenhouse(offers), limit),
  lever: withRateLimit(lever(offers), limit),
  smartrecruiters: withRateLimit(smartRecruiters(offers), limit),
  workday: withRateLimit(workday(offers), limit),
  'workday-report': withRateLimit(workdayReport(offers), limit),
};
