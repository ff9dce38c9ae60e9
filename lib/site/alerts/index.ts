import { upstream } from '../../platform/http/upstream';
import { siteDatabase } from '../../platform/state/database';
import { siteMailAllowance } from '../../platform/state/mail-allowance';
import { mailing } from '../../upstreams/mailing';
import { siteLetter } from '../letters';
import { embeddedAlerts } from './embedded';

const embedded = embeddedAlerts({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  allowance: siteMailAllowance,
});

/**
 * The job alerts of this site. The time limit covers waiting for another attempt of the same submission, and a mail. No
 * call is a read: what a link shows is personal, and is not cached.
 */
export const alerts = upstream(embedded, {
  name: 'alerts',
  timeoutMs: 45_000,
  maxConcurrent: 100,
  writes: ['request', 'view', 'settle', 'due', 'mailOffers'],
});
