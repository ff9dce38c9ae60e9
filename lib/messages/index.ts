import path from 'node:path';
import { env } from '../env';
import { siteLetter } from '../letters';
import { mailing } from '../mailing';
import { messages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = messages({
  file: path.join(env.DATA_DIR, 'messages.sqlite'),
  send: (mail) => mailing.send(mail),
  letter: siteLetter,
  reportsTo: env.REPORTS_TO,
});
