import { env } from '../../platform/env';
import { siteDatabase } from '../../platform/state/database';
import { mailing } from '../../upstreams/mailing';
import { siteLetter } from '../letters';
import { messages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = messages({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  reportsTo: env.REPORTS_TO,
});
