import { upstream } from '../http/upstream';
import { siteLetter } from '../letters';
import { mailing } from '../mailing';
import { siteDatabase } from '../state/database';
import { siteMailAllowance } from '../state/mail-allowance';
import { embeddedSubscriptions } from './embedded';

const embedded = embeddedSubscriptions({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  allowance: siteMailAllowance,
});

/**
 * The mailing lists of this site. Its time is that of another attempt, which it may wait for, and of a mail. No call is a
 * read: what a link shows is about one person, and is not cached.
 */
export const subscriptions = upstream(embedded, {
  name: 'subscriptions',
  timeoutMs: 45_000,
  maxConcurrent: 100,
  writes: ['subscribe', 'subscription', 'confirm', 'unsubscribe', 'eraseExpired'],
});
