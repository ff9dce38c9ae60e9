import { env } from '../../env';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { unsubscribeHeaders, type WriteLetter } from '../../letters/letter';
import type { Mail } from '../../model/mail';
import type { Database } from '../../state/database';
import type { MailAllowance } from '../../state/mail-allowance';
import { mailOnce } from '../../state/submission';
import { type Purpose, tickets } from '../../state/tickets';
import type { SubscriptionRequest, Subscriptions, SubscriptionView } from '../contract';
import { confirmMail } from './mails';
import { subscriptionStore } from './store';

interface Options {
  database: Database;
  /** Sends a mail; rejects when it may be lost. */
  send: (mail: Mail) => Promise<void>;
  letter: WriteLetter;
  allowance: MailAllowance;
}

/** The payload of a link. A confirm link has the key of its submission. */
const { issue, read } = tickets<{ id: string; key?: string }>('subscription');

const pageOf = (locale: Locale, token: string) => `${env.SITE_URL}${pagePath(locale, 'subscription')}?token=${token}`;

/** Subscriptions and their mails, in the site's database. */
export const embeddedSubscriptions = ({ database, send, letter, allowance }: Options): Subscriptions => {
  const subscriptions = subscriptionStore(database);
  const eraseExpired = () => subscriptions.expire(Date.now());

  const mail = async (id: string, mailId: string, { email, key, list, locale }: SubscriptionRequest) => {
    const cancelToken = await issue('cancel', { id });
    const content = await confirmMail(letter, locale, list, {
      confirmUrl: pageOf(locale, await issue('confirm', { id, key })),
      cancelUrl: pageOf(locale, cancelToken),
    });
    const oneClick = `${env.SITE_URL}/api/press-unsubscription/?locale=${locale}&token=${cancelToken}`;
    await send({ id: mailId, to: email, ...content, headers: unsubscribeHeaders(oneClick) });
  };

  /** The subscription of a link, after the action of the link if `settle` names it. */
  const findByLink = async (token: string, settle?: Purpose): Promise<SubscriptionView | null> => {
    const ticket = await read(token);
    if (!ticket || (settle && settle !== ticket.purpose)) return null;
    const { purpose, id, key = '' } = ticket;
    await eraseExpired();
    if (settle === 'confirm') await subscriptions.confirm(id, key, Date.now());
    if (settle === 'cancel') await subscriptions.cancel(id);
    const kept = await subscriptions.find(id, key);
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
          return subscriptions.claimSubmission(request, Date.now());
        },
        send: (id, mailId) => mail(id, mailId, request),
      }),
    subscription: (token) => findByLink(token),
    confirm: (token) => findByLink(token, 'confirm'),
    unsubscribe: (token) => findByLink(token, 'cancel'),
    eraseExpired,
  };
};
