import path from 'node:path';
import { env } from '../env';
import { mailing } from '../mailing';
import { siteMailAllowance } from '../mailing/allowance';
import type { Subscriptions } from './contract';
import { embeddedSubscriptions } from './embedded';

/** The mailing lists of this site. */
export const subscriptions: Subscriptions = embeddedSubscriptions({
  file: path.join(env.DATA_DIR, 'subscriptions.sqlite'),
  mailing,
  allowance: siteMailAllowance,
});
