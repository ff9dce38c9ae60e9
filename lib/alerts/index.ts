import path from 'node:path';
import { env } from '../env';
import { siteLetter } from '../letters';
import { mailing } from '../mailing';
import { siteMailAllowance } from '../state/mail-allowance';
import type { Alerts } from './contract';
import { embeddedAlerts } from './embedded';

/** The job alerts of this site. */
export const alerts: Alerts = embeddedAlerts({
  file: path.join(env.DATA_DIR, 'alerts.sqlite'),
  send: mailing.send,
  letter: siteLetter,
  allowance: siteMailAllowance,
});
