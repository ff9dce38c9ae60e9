import path from 'node:path';
import { env } from '../env';
import { siteLetter } from '../letters';
import { mailing } from '../mailing';
import { siteMailAllowance } from '../state/mail-allowance';
import { embeddedSubscriptions } from './embedded';

/** The mailing lists of this site. */
export const subscriptions = embeddedSubscriptions({
  file: path.join(env.DATA_DIR, 'subscriptions.sqlite'),
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  allowance: siteMailAllowance,
});
