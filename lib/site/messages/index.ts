import { env } from '../../platform/env';
import { siteDatabase } from '../../platform/state/database';
import { siteOutbox } from '../../platform/state/outbox';
import { buildSiteEmail } from '../emails';
import { createMessages } from './messages';

/** The contact messages and reports of this site. */
export const siteMessages = createMessages({
  database: siteDatabase,
  outbox: siteOutbox,
  buildEmail: buildSiteEmail,
  reportsTo: env.REPORTS_TO,
});
