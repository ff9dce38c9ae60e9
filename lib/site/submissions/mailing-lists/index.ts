import { env } from '../../../platform/env';
import { withUpstreamLimits } from '../../../platform/http/upstream';
import { createBrevoList } from './brevo';
import type { MailingList } from './contract';
import { createWebhookList } from './webhook';

const limits = { name: 'subscriptions', timeoutMs: 20_000 };

const createMailingList = (selected: typeof env.subscriptions): MailingList => {
  if (selected.SUBSCRIPTIONS === 'embedded') return {};
  if (selected.SUBSCRIPTIONS === 'brevo') {
    const { SUBSCRIPTIONS_URL: url, BREVO_API_KEY: apiKey, BREVO_LISTS: lists, BREVO_TEMPLATES: templates } = selected;
    const writes = ['requestConfirmation', 'add', 'remove', 'has'] as const;
    return withUpstreamLimits(createBrevoList({ url, apiKey, lists, templates }), { ...limits, writes });
  }
  const { SUBSCRIPTIONS_URL: url, SUBSCRIPTIONS_WEBHOOK_SECRET: secret } = selected;
  return withUpstreamLimits(createWebhookList({ url, secret }), { ...limits, writes: ['add', 'remove'] });
};

/** The mailing lists of this site. */
export const mailingList = createMailingList(env.subscriptions);
