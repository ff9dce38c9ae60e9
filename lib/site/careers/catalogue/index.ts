import path from 'node:path';
import { env } from '../../../platform/env';
import { oncePerProcess } from '../../../shared/once-per-process';
import { cms } from '../../../upstreams/cms';
import { jobs } from '../../../upstreams/jobs';
import { boardTime } from '../../../upstreams/jobs/board-time';
import { search } from '../../../upstreams/search';
import { createListingState } from './cached-listing';
import { createOfferCatalogue, type OfferCatalogue } from './offer-catalogue';

/** The offers of this site: one catalogue, shared by all bundles of the process. */
export const catalogue: OfferCatalogue = createOfferCatalogue({
  board: jobs,
  search,
  file: path.join(env.DATA_DIR, 'offers.json'),
  isLive: process.env.NODE_ENV === 'development',
  searchWords: (locale) => cms.searchWords({ locale, draft: false }),
  // The start waits for files. They change only when somebody publishes them, so every listing of them is accepted.
  ...(env.jobs.JOBS !== 'embedded' && { listingTimeoutMs: 5000, fallListings: env.jobs.JOBS_FALL_LISTINGS }),
  today: () => boardTime.formatDate(new Date()),
  state: oncePerProcess('offer-catalogue', createListingState),
});
