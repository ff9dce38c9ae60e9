import { env } from '../../platform/env';
import { siteLetter } from '../letters';
import { mailing } from '../../upstreams/mailing';
import { siteDatabase } from '../../platform/state/database';
import { messages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = messages({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  reportsTo: env.REPORTS_TO,
});
