import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { siteDatabase } from '../../platform/state/database';
import { siteOutbox } from '../../platform/state/outbox';
import { mailing } from '../../upstreams/mailing';
import { buildSiteEmail } from '../emails';
import { createBrevoList } from './brevo';
import { createOptInSubscriptions } from './opt-in';
import type { MailingList } from './opt-in/mailing-list';
import { createConfirmationSender } from './opt-in/request-by-email';
import { createWebhookList } from './webhook';

const requestConfirmation = createConfirmationSender({
  send: (email) => mailing.send(email),
  buildEmail: buildSiteEmail,
});

/**
 * The mailing list without a vendor. Its subscribers are only in the database of the site, from which `npm run
 * subscribers` exports them.
 */
const ownList: MailingList = { requestConfirmation, add: async () => undefined, remove: async () => undefined };

const limits = { name: 'subscriptions', timeoutMs: 20_000 };

const createMailingList = (selected: typeof env.subscriptions): MailingList => {
  if (selected.SUBSCRIPTIONS === 'embedded') return ownList;
  if (selected.SUBSCRIPTIONS === 'brevo') {
    const { BREVO_URL: url, BREVO_API_KEY: apiKey, BREVO_LISTS: lists, BREVO_TEMPLATES: templates } = selected;
    const writes = ['requestConfirmation', 'add', 'remove', 'has'] as const;
    return withUpstreamLimits(createBrevoList({ url, apiKey, lists, templates }), { ...limits, writes });
  }
  const { SUBSCRIPTIONS_WEBHOOK_URL: url, SUBSCRIPTIONS_WEBHOOK_SECRET: secret } = selected;
  return withUpstreamLimits(createWebhookList({ url, secret, requestConfirmation }), {
    ...limits,
    writes: ['add', 'remove'],
  });
};

/** The mailing lists of this site. */
export const subscriptions = createOptInSubscriptions(createMailingList(env.subscriptions), {
  database: siteDatabase,
  outbox: siteOutbox,
});
