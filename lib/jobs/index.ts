import path from 'node:path';
import { cms } from '../cms';
import { env } from '../env';
import { siteLetter } from '../letters';
import { listQueryString, wholeList } from '../lists/list-query';
import { mailing } from '../mailing';
import { siteMailAllowance } from '../state/mail-allowance';
import type { Jobs } from './contract';
import { embeddedJobs } from './embedded';
import { alertBook } from './embedded/alerts';

const offers = embeddedJobs(path.resolve(env.CONTENT_DIR, 'offers'), () => new Date(), {
  live: process.env.NODE_ENV === 'development',
  searchWords: (locale) => cms.searchWords({ locale, draft: false }),
});

const alerts = alertBook({
  file: path.join(env.DATA_DIR, 'alerts.sqlite'),
  mailing,
  letter: siteLetter,
  allowance: siteMailAllowance,
  newOffers: offers.newOffers,
  searchPath: async (criteria, locale) => {
    const { joinUs } = await cms.settings({ locale, draft: false });
    return joinUs.link + listQueryString({ ...wholeList, ...criteria });
  },
});

/** The job platform of this site. */
export const jobs: Jobs = { ...offers, ...alerts };
