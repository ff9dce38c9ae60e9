import type { Locale } from '../../../i18n/locales';
import { toPagePath } from '../../../i18n/paths';
import { env } from '../../../platform/env';
import { log } from '../../../platform/process/log';
import type { Database } from '../../../platform/state/database';
import { createLinkTokens, type LinkPurpose } from '../../../platform/state/link-tokens';
import { tryCountEmail } from '../../../platform/state/mail-allowance';
import type { Outbox } from '../../../platform/state/outbox';
import type { SubscriptionRequest, SubscriptionView } from '../contract';
import type { ConfirmationRequest, MailingList } from './mailing-list';
import { createSubscriptionStore, type StoredSubscription } from './store';

interface OptInOptions {
  database: Database;
  outbox: Outbox;
}

/** The payload of a link. A confirm link contains the key of its submission. */
const { issue, read } = createLinkTokens<{ id: string; key?: string }>('subscription');

const buildPageUrl = (locale: Locale, token: string) =>
  `${env.SITE_URL}${toPagePath(locale, 'subscription')}?token=${token}`;

const createLinks = async (id: string, { key, locale }: SubscriptionRequest): Promise<ConfirmationRequest['links']> => {
  const cancelToken = await issue('cancel', { id });
  return {
    confirmUrl: buildPageUrl(locale, await issue('confirm', { id, key })),
    cancelUrl: buildPageUrl(locale, cancelToken),
    oneClickUrl: `${env.SITE_URL}/api/press-unsubscription/?locale=${locale}&token=${cancelToken}`,
  };
};

/**
 * The subscriptions in the database of the site. From confirmation to cancellation, a person is also on the mailing
 * list.
 */
export const createOptInSubscriptions = (mailingList: MailingList, { database, outbox }: OptInOptions) => {
  const store = createSubscriptionStore(database);
  const eraseExpired = () => store.expire(Date.now());

  /** Confirms or cancels a subscription, first on the mailing list and then in the database. */
  const settle = async (
    { id, list, email, status, wasConfirmed }: StoredSubscription,
    purpose: LinkPurpose,
    key: string,
  ) => {
    if (!email) return;
    const subscriber = { id, list, email };
    if (purpose === 'cancel') {
      await mailingList.remove(subscriber, wasConfirmed);
      await store.cancel(id, (transaction) => outbox.drop(transaction, id));
    } else if (status === 'pending') {
      const person = await store.findPerson(key);
      if (!person) return;
      await mailingList.add({ ...subscriber, ...person }, key);
      await store.confirm(id, key, Date.now());
    }
  };

  /** Confirms a pending subscription if the email of the vendor has already confirmed it on the mailing list. */
  const confirmIfListed = async (subscription: StoredSubscription | null, key: string) => {
    if (!subscription?.email || subscription.status !== 'pending' || !mailingList.has) return;
    const { id, list, email } = subscription;
    if (await mailingList.has({ id, list, email })) await store.confirm(id, key, Date.now());
  };

  /**
   * Returns the subscription of a link; null if there is none. With `action`, it first does that, and links with
   * another purpose are invalid.
   */
  const findByLink = async (token: string, action?: LinkPurpose): Promise<SubscriptionView | null> => {
    const ticket = await read(token);
    if (!ticket || (action && action !== ticket.purpose)) return null;
    const { purpose, id, key = '' } = ticket;
    await eraseExpired();
    const subscription = await store.find(id, key);
    if (!subscription) return null;
    if (action) await settle(subscription, action, key);
    else if (purpose === 'confirm') await confirmIfListed(subscription, key);
    const updated = await store.find(id, key);
    if (!updated) return null;
    const { list, status } = updated;
    return { purpose, list, status, cancelToken: status === 'confirmed' ? await issue('cancel', { id }) : null };
  };

  return {
    /**
     * Stores a request and queues the email with its confirm and cancel links, once per key. Rejects with a
     * KeyReusedError if the key belongs to another request. An address that has just received several emails gets no
     * more; this is not an error.
     */
    async subscribe(request: SubscriptionRequest): Promise<void> {
      const { key, ...person } = request;
      const { list, email } = person;
      await eraseExpired();
      await store.submit(request, async (transaction, id) => {
        const mailId = `${list}:${id}:${key}`;
        if (!(await tryCountEmail(transaction, { list, email, id: mailId }))) return;
        const content: ConfirmationRequest = { ...person, links: await createLinks(id, request), mailId };
        await outbox.add(transaction, { key: mailId, kind: 'subscription', content, email, about: id });
      });
    },

    /** Sends a confirmation request; called by the outbox. */
    requestConfirmation: mailingList.requestConfirmation,

    /** The subscription of a link; null if the link is invalid or expired, or the subscription has been erased. */
    findSubscription: (token: string) => findByLink(token),

    /**
     * Confirms the subscription of a confirm link and returns it as `subscription` does; null for other links. May be
     * repeated.
     */
    confirm: (token: string) => findByLink(token, 'confirm'),

    /**
     * Cancels the subscription of a cancel link, erases the person, and returns the subscription as `subscription`
     * does; null for other links. May be repeated.
     */
    unsubscribe: (token: string) => findByLink(token, 'cancel'),

    /**
     * Erases the requests that nobody confirmed in time. Before, it checks whether the vendor has confirmed those about
     * to expire.
     */
    async eraseExpired(): Promise<void> {
      for (const { subscription, key } of await store.listExpiring(Date.now()))
        await confirmIfListed(await store.find(subscription, key), key).catch((error: unknown) =>
          log.warn(
            { event: 'subscriptions.status_unknown', err: error },
            'failed to check whether an expiring subscription is confirmed',
          ),
        );
      await eraseExpired();
    },
  };
};

export type Subscriptions = ReturnType<typeof createOptInSubscriptions>;
