import { env } from '../../platform/env';
import { siteDatabase } from '../../platform/state/database';
import { cms } from '../../upstreams/cms';
import { mailing } from '../../upstreams/mailing';
import { alertSources } from '../careers/alert-sources';
import { createEmailBuilder } from '../emails/email';
import { createJobAlerts } from './alerts';
import { mailingList } from './mailing-lists';
import { createMessages } from './messages';
import { createSubscriptions } from './subscriptions';

const site = {
  database: siteDatabase,
  buildEmail: createEmailBuilder((locale) => cms.settings({ locale, draft: false })),
};

/** The job alerts of this site. */
export const alerts = createJobAlerts({ ...site, sources: alertSources });

/** The subscriptions to the mailing lists of this site. */
export const subscriptions = createSubscriptions({ ...site, mailingList, send: (email) => mailing.send(email) });

/** The contact messages, reports and lists of offers that this site sends. */
export const messages = createMessages({ ...site, reportsTo: env.REPORTS_TO });
