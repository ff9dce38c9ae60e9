import { siteDatabase } from '../../platform/state/database';
import { siteOutbox } from '../../platform/state/outbox';
import { describeAlert } from '../careers/alert-criteria';
import { buildSiteEmail } from '../emails';
import { createJobAlerts } from './alerts';

/** The job alerts of this site. */
export const alerts = createJobAlerts({
  database: siteDatabase,
  outbox: siteOutbox,
  buildEmail: buildSiteEmail,
  describeCriteria: describeAlert,
});
