import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { siteDatabase } from '../../platform/state/database';
import { siteMailAllowance } from '../../platform/state/mail-allowance';
import { mailing } from '../../upstreams/mailing';
import { siteLetter } from '../letters';
import { brevoList } from './brevo';
import type { Subscriptions } from './contract';
import { embeddedSubscriptions } from './embedded';
import { optInSubscriptions } from './opt-in';
import { askByLetter, type LetterOptions } from './opt-in/ask-by-letter';
import { webhookList } from './webhook';

const letters: LetterOptions = { send: (mail) => mailing.send(mail), letter: siteLetter };
const stored = { database: siteDatabase, allowance: siteMailAllowance };

const limits = { name: 'subscriptions', timeoutMs: 20_000 };

const implementation = (selected: typeof env.subscriptions): Subscriptions => {
  if (selected.SUBSCRIPTIONS === 'embedded') return embeddedSubscriptions({ ...stored, ...letters });
  if (selected.SUBSCRIPTIONS === 'brevo') {
    const { BREVO_URL: url, BREVO_API_KEY: apiKey, BREVO_LISTS: lists, BREVO_TEMPLATES: templates } = selected;
    const writes = ['ask', 'add', 'remove', 'has'] as const;
    return optInSubscriptions(upstream(brevoList({ url, apiKey, lists, templates }), { ...limits, writes }), stored);
  }
  const { SUBSCRIPTIONS_WEBHOOK_URL: url, SUBSCRIPTIONS_WEBHOOK_SECRET: secret } = selected;
  const list = upstream(webhookList({ url, secret, ask: askByLetter(letters) }), {
    ...limits,
    writes: ['add', 'remove'],
  });
  return optInSubscriptions(list, stored);
};

/** The mailing lists of this site. */
export const subscriptions = implementation(env.subscriptions);
