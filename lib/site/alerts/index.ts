import { siteDatabase } from '../../platform/state/database';
import { siteMailAllowance } from '../../platform/state/mail-allowance';
import { mailing } from '../../upstreams/mailing';
import { siteLetter } from '../letters';
import { embeddedAlerts } from './embedded';

/** The job alerts of this site. */
export const alerts = embeddedAlerts({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  allowance: siteMailAllowance,
});
