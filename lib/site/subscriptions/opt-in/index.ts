import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../i18n/paths';
import { env } from '../../../platform/env';
import { log } from '../../../platform/process/log';
import type { Database } from '../../../platform/state/database';
import type { MailAllowance } from '../../../platform/state/mail-allowance';
import { mailOnce } from '../../../platform/state/submission';
import { type Purpose, tickets } from '../../../platform/state/tickets';
import type { SubscriptionRequest, Subscriptions, SubscriptionView } from '../contract';
import type { Links, MailingList } from './mailing-list';
import { type Kept, subscriptionStore } from './store';

export interface OptInOptions {
  database: Database;
  allowance: MailAllowance;
}

/** The payload of a link. A confirm link has the key of its submission. */
const { issue, read } = tickets<{ id: string; key?: string }>('subscription');

const pageOf = (locale: Locale, token: string) => `${env.SITE_URL}${pagePath(locale, 'subscription')}?token=${token}`;

const linksFor = async (id: string, { key, locale }: SubscriptionRequest): Promise<Links> => {
  const cancelToken = await issue('cancel', { id });
  return {
    confirmUrl: pageOf(locale, await issue('confirm', { id, key })),
    cancelUrl: pageOf(locale, cancelToken),
    oneClickUrl: `${env.SITE_URL}/api/press-unsubscription/?locale=${locale}&token=${cancelToken}`,
  };
};

/**
 * Subscriptions and who confirmed them, in the site's database. From then until they cancel,
 * people are also in the mailing list.
 */
export const optInSubscriptions = (mailingList: MailingList, { database, allowance }: OptInOptions): Subscriptions => {
  const store = subscriptionStore(database);
  const eraseExpired = () => store.expire(Date.now());

  /** Confirms or cancels what a link is about, in the mailing list first. */
  const settle = async ({ id, list, email, status, wasConfirmed }: Kept, purpose: Purpose, key: string) => {
    if (!email) return;
    const subscriber = { id, list, email };
    if (purpose === 'cancel') {
      await mailingList.remove(subscriber, wasConfirmed);
      await store.cancel(id);
    } else if (status === 'pending') {
      const person = await store.person(key);
      if (!person) return;
      await mailingList.add({ ...subscriber, ...person }, key);
      await store.confirm(id, key, Date.now());
    }
  };

  /** Confirms what the vendor's own mail has confirmed. */
  const follow = async (found: Kept | null, key: string) => {
    if (!found?.email || found.status !== 'pending' || !mailingList.has) return;
    const { id, list, email } = found;
    if (await mailingList.has({ id, list, email })) await store.confirm(id, key, Date.now());
  };

  /** The subscription of a link, after the action of the link if `action` names it. */
  const findByLink = async (token: string, action?: Purpose): Promise<SubscriptionView | null> => {
    const ticket = await read(token);
    if (!ticket || (action && action !== ticket.purpose)) return null;
    const { purpose, id, key = '' } = ticket;
    await eraseExpired();
    const found = await store.find(id, key);
    if (!found) return null;
    if (action) await settle(found, action, key);
    else if (purpose === 'confirm') await follow(found, key);
    const kept = await store.find(id, key);
    if (!kept) return null;
    const { list, status } = kept;
    return { purpose, list, status, cancelToken: status === 'confirmed' ? await issue('cancel', { id }) : null };
  };

  return {
    subscribe: (request) =>
      mailOnce({
        ...request,
        allowance,
        claim: async () => {
          await eraseExpired();
          return store.claimSubmission(request, Date.now());
        },
        send: async (id, mailId) => mailingList.ask(request, await linksFor(id, request), mailId),
      }),
    subscription: (token) => findByLink(token),
    confirm: (token) => findByLink(token, 'confirm'),
    unsubscribe: (token) => findByLink(token, 'cancel'),
    async eraseExpired() {
      for (const { subscription, key } of await store.expiring(Date.now()))
        await follow(await store.find(subscription, key), key).catch((error: unknown) =>
          log.warn({ err: error }, 'whether an expiring subscription was confirmed is not known'),
        );
      await eraseExpired();
    },
  };
};
