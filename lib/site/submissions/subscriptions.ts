import { toPagePath } from '../../i18n/paths';
import type { Subscription } from '../../model/subscription';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import type { Database } from '../../platform/state/database';
import { confirmationDays, createLinkTokens, type LinkPurpose } from '../../platform/state/link-tokens';
import type { SubscriptionList } from '../../shared/constants';
import { dayMs } from '../../shared/time';
import type { Mailer } from '../../upstreams/mailing/contract';
import { type EmailBuilder, mailingListHeaders } from '../emails/email';
import { buildSubscriptionConfirmation } from './emails';
import {
  type ConfirmationRequest,
  confirmationRequest,
  type MailingList,
  type Person,
  storedPerson,
} from './mailing-lists/contract';
import { createRecords } from './records';

/** A subscription request. `key` is its Idempotency-Key, which is the same for every attempt at one submission. */
export interface SubscriptionRequest extends Omit<Subscription, 'consent' | 'captchaPass'> {
  list: SubscriptionList;
  key: string;
}

/** A subscription as the holder of a link sees it; the link either confirms or cancels it. */
export interface SubscriptionView {
  purpose: LinkPurpose;
  list: SubscriptionList;
  status: 'pending' | 'confirmed' | 'cancelled';
  /** The cancel link's token; null unless the subscription is confirmed. */
  cancelToken: string | null;
}

interface Options {
  database: Database;
  buildEmail: EmailBuilder;
  send: Mailer['send'];
  mailingList: MailingList;
}

/** The payload of a link. A confirm link contains the key of its submission. */
interface Link {
  id: string;
  key?: string;
}
const { issue, read: readToken } = createLinkTokens<Link & Record<string, unknown>>('subscription');

const createLinks = async (id: string, { key, locale }: SubscriptionRequest): Promise<ConfirmationRequest['links']> => {
  const cancelToken = await issue('cancel', { id });
  const pageUrl = `${env.SITE_URL}${toPagePath(locale, 'subscription')}`;
  return {
    confirmUrl: `${pageUrl}?token=${await issue('confirm', { id, key })}`,
    cancelUrl: `${pageUrl}?token=${cancelToken}`,
    oneClickUrl: `${env.SITE_URL}/api/press-unsubscription/?locale=${locale}&token=${cancelToken}`,
  };
};

const hourMs = 3_600_000;

/**
 * The subscriptions in the database of the site. From confirmation to cancellation, a person is also on the mailing
 * list.
 */
export const createSubscriptions = ({ database, buildEmail, send, mailingList }: Options) => {
  const records = createRecords(database, 'subscription');

  /** A subscription, which is pending if the submission with `key` differs from what is confirmed. */
  const find = async (id: string, key: string) => {
    const row = await database.read((queries) =>
      queries
        .selectFrom('subscription')
        .leftJoin('subscriptionSubmission as form', (join) =>
          join.onRef('form.subscription', '=', 'subscription.id').on('form.key', '=', key),
        )
        .select(['list', 'email', 'status', 'confirmedAt', 'subscription.person', 'form.person as requested'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (!row) return null;
    const isChange = row.status === 'confirmed' && row.requested !== null && row.requested !== row.person;
    return { ...row, status: isChange ? ('pending' as const) : row.status };
  };

  /**
   * Returns the subscription of a link; null if there is none. Before, it does what the link is for if `settles`, first
   * on the mailing list and then in the database. Otherwise it confirms the subscription if the email of the vendor has
   * already done that on the mailing list.
   */
  const follow = async (
    { purpose, id, key = '' }: Link & { purpose: LinkPurpose },
    settles: boolean,
  ): Promise<SubscriptionView | null> => {
    const subscription = await find(id, key);
    if (!subscription) return null;
    const { list, email, status, confirmedAt, requested } = subscription;
    if (email && purpose === 'cancel' && settles) {
      await mailingList.remove?.({ id, list, email }, confirmedAt !== null);
      await records.cancel(id);
    } else if (email && requested && status === 'pending') {
      const subscriber = { id, list, email };
      if (settles) await mailingList.add?.({ ...subscriber, ...storedPerson.parse(JSON.parse(requested)) }, key);
      if (settles || (await mailingList.has?.(subscriber))) await records.confirm(id, { person: requested });
    }
    const updated = await find(id, key);
    return (
      updated && {
        purpose,
        list,
        status: updated.status,
        cancelToken: updated.status === 'confirmed' ? await issue('cancel', { id }) : null,
      }
    );
  };

  return {
    /**
     * Stores a request and queues the email with its confirm and cancel links, once per key. Rejects with a
     * KeyReusedError if the key belongs to another request. An address that has just received several emails gets no
     * more; this is not an error.
     */
    async subscribe(request: SubscriptionRequest): Promise<void> {
      const { key, list, email, firstName, lastName, locale, media, country, transferConsent } = request;
      const person: Person = { firstName, lastName, locale, media, country, transferConsent };
      await records.request(
        {
          key,
          email,
          list,
          subject: list,
          details: { person: JSON.stringify(person) },
          formColumns: { createdAt: Date.now() },
        },
        async (id, mailId) => {
          const content: ConfirmationRequest = {
            list,
            email,
            ...person,
            links: await createLinks(id, request),
            mailId,
          };
          return { kind: 'subscription', content };
        },
      );
    },

    /** Asks a person to confirm, for the outbox: by the email of the vendor or of this site. */
    async requestConfirmation(content: unknown): Promise<void> {
      const request = confirmationRequest.parse(content);
      if (mailingList.requestConfirmation) return mailingList.requestConfirmation(request);
      const { email: to, list, locale, links, mailId: id } = request;
      const email = await buildSubscriptionConfirmation(buildEmail, locale, list, links);
      await send({ id, to, ...email, headers: mailingListHeaders(list, links.oneClickUrl) });
    },

    /** The subscription of a link; null if the link is invalid or expired, or the subscription has been erased. */
    async findByLink(token: string): Promise<SubscriptionView | null> {
      const link = await readToken(token);
      return link && follow(link, false);
    },

    /**
     * Confirms or cancels the subscription of a link, and then returns it like `findByLink`. With `purpose`, links for
     * the other one are invalid. May be repeated.
     */
    async settle(token: string, purpose?: LinkPurpose): Promise<SubscriptionView | null> {
      const link = await readToken(token);
      return link && (!purpose || purpose === link.purpose) ? follow(link, true) : null;
    },

    /** Confirms the subscriptions that are about to expire and that the email of the vendor has confirmed. */
    async confirmListed(): Promise<void> {
      if (!mailingList.has) return;
      const expiring = await database.read((queries) =>
        queries
          .selectFrom('subscriptionSubmission')
          .select(['key', 'subscription as id'])
          .where('createdAt', '<=', Date.now() - confirmationDays * dayMs + hourMs)
          .execute(),
      );
      for (const link of expiring)
        await follow({ ...link, purpose: 'confirm' }, false).catch((error: unknown) =>
          log.warn(
            { event: 'subscriptions.status_unknown', err: error },
            'failed to check whether an expiring subscription is confirmed',
          ),
        );
    },
  };
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;
