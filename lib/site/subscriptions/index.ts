import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { siteDatabase } from '../../platform/state/database';
import { siteOutbox } from '../../platform/state/outbox';
import { mailing } from '../../upstreams/mailing';
import { siteLetter } from '../letters';
import { brevoList } from './brevo';
import { optInSubscriptions } from './opt-in';
import { askByLetter } from './opt-in/ask-by-letter';
import type { MailingList } from './opt-in/mailing-list';
import { webhookList } from './webhook';

const ask = askByLetter({ send: (mail) => mailing.send(mail), letter: siteLetter });

/** People are only in the site's database, from which `npm run subscribers` exports them. */
const ownList: MailingList = { ask, add: async () => undefined, remove: async () => undefined };

const limits = { name: 'subscriptions', timeoutMs: 20_000 };

const mailingList = (selected: typeof env.subscriptions): MailingList => {
  if (selected.SUBSCRIPTIONS === 'embedded') return ownList;
  if (selected.SUBSCRIPTIONS === 'brevo') {
    const { BREVO_URL: url, BREVO_API_KEY: apiKey, BREVO_LISTS: lists, BREVO_TEMPLATES: templates } = selected;
    const writes = ['ask', 'add', 'remove', 'has'] as const;
    return upstream(brevoList({ url, apiKey, lists, templates }), { ...limits, writes });
  }
  const { SUBSCRIPTIONS_WEBHOOK_URL: url, SUBSCRIPTIONS_WEBHOOK_SECRET: secret } = selected;
  return upstream(webhookList({ url, secret, ask }), { ...limits, writes: ['add', 'remove'] });
};

/** The mailing lists of this site. */
export const subscriptions = optInSubscriptions(mailingList(env.subscriptions), {
  database: siteDatabase,
  outbox: siteOutbox,
});
