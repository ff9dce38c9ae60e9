import { env } from '../../platform/env';
import { siteDatabase } from '../../platform/state/database';
import { siteOutbox } from '../../platform/state/outbox';
import { siteLetter } from '../letters';
import { messages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = messages({
  database: siteDatabase,
  outbox: siteOutbox,
  letter: siteLetter,
  reportsTo: env.REPORTS_TO,
});
