import { env } from '../env';
import { siteLetter } from '../letters';
import { mailing } from '../mailing';
import { siteDatabase } from '../state/database';
import { messages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = messages({
  database: siteDatabase,
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  reportsTo: env.REPORTS_TO,
});
