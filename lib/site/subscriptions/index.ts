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

const implementation = (selected: typeof env.subscriptions): Subscriptions => {
  if (selected.SUBSCRIPTIONS === 'embedded') return embeddedSubscriptions({ ...stored, ...letters });
  if (selected.SUBSCRIPTIONS === 'brevo') {
    const { BREVO_URL: url, BREVO_API_KEY: apiKey, BREVO_LISTS: lists, BREVO_TEMPLATES: templates } = selected;
    return optInSubscriptions(brevoList({ url, apiKey, lists, templates }), stored);
  }
  const { SUBSCRIPTIONS_WEBHOOK_URL: url, SUBSCRIPTIONS_WEBHOOK_SECRET: secret } = selected;
  return optInSubscriptions(webhookList({ url, secret, ask: askByLetter(letters) }), stored);
};

/**
 * The mailing lists of this site. Its time is that of another attempt, which it may wait for, and of a mail. No call is a
 * read: what a link shows is about one person, and is not cached.
 */
export const subscriptions = upstream(implementation(env.subscriptions), {
  name: 'subscriptions',
  timeoutMs: 45_000,
  maxConcurrent: 100,
  writes: ['subscribe', 'subscription', 'confirm', 'unsubscribe', 'eraseExpired'],
});
