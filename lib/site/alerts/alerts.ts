import { pagePath } from '../../i18n/paths';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import type { Database } from '../../platform/state/database';
import { createLinkTokens, type Purpose } from '../../platform/state/link-tokens';
import { countEmail } from '../../platform/state/mail-allowance';
import type { Outbox } from '../../platform/state/outbox';
import type { Email } from '../../upstreams/mailing/contract';
import { automaticHeaders, type EmailBuilder, listHeaders } from '../emails/email';
import type { AlertRequest, AlertSources, AlertView } from './contract';
import { buildConfirmationEmail, buildOffersEmail } from './emails';
import { type Alert, alertStore } from './store';

interface Options {
  database: Database;
  outbox: Outbox;
  buildEmail: EmailBuilder;
}

/** The payload of a link. A confirm link has the requested frequency and locale; those of the alert may differ. */
type LinkPayload = Pick<Alert, 'id' | 'frequency' | 'locale'>;
type Ticket = LinkPayload & { purpose: Purpose };

const { issue, read } = createLinkTokens<LinkPayload>('alert');

const createLink = async (purpose: Purpose, payload: LinkPayload): Promise<string> =>
  `${env.SITE_URL}${pagePath(payload.locale, 'job-alert')}?token=${await issue(purpose, payload)}`;

const toView = async (ticket: Ticket, alert: Alert): Promise<AlertView> => {
  const { purpose } = ticket;
  const { frequency, locale } = purpose === 'confirm' ? ticket : alert;
  const isCurrent = frequency === alert.frequency && locale === alert.locale;
  const status = alert.status === 'confirmed' && !isCurrent ? 'pending' : alert.status;
  const cancelToken = status === 'confirmed' ? await issue('cancel', { id: alert.id, frequency, locale }) : null;
  return { purpose, status, frequency, criteria: alert.criteria, locale, cancelToken };
};

const toOutboxEntry = (email: Email, about: string) => ({
  key: email.id,
  kind: 'mail',
  content: email,
  email: email.to,
  about,
});

/** Job alerts, in the site's database. Only people who confirmed by mail are sent alerts. */
export const jobAlerts = ({ database, outbox, buildEmail }: Options) => {
  const store = alertStore(database);
  const eraseExpired = () => store.expire(Date.now());

  /** The alert of a link, after the action of the link if it is to be settled. */
  const findByLink = async (token: string, { settle }: { settle: boolean }): Promise<AlertView | null> => {
    const ticket = await read(token);
    if (!ticket) return null;
    await eraseExpired();
    const { id } = ticket;
    if (settle && ticket.purpose === 'cancel') await store.cancel(id, (transaction) => outbox.drop(transaction, id));
    if (settle && ticket.purpose === 'confirm') await store.confirm(id, ticket, Date.now());
    const alert = await store.find(id);
    return alert && toView(ticket, alert);
  };

  const queueOffers = async (due: Alert, sources: AlertSources): Promise<boolean> => {
    const { id, email, frequency, locale, criteria, since } = due;
    // Offers that appear while this mail is built belong to the next one.
    const until = Date.now();
    const offers = await sources.newOffers(criteria, new Date(since), locale);
    if (offers.length === 0) return false;
    const searchUrl = env.SITE_URL + (await sources.searchPath(criteria, locale));
    const cancelUrl = await createLink('cancel', { id, frequency, locale });
    const content = await buildOffersEmail(buildEmail, locale, offers, { searchUrl, cancelUrl });
    const offersEmail = {
      id: `alert:${id}:${since}`,
      to: email,
      ...content,
      headers: listHeaders('job-alerts', cancelUrl),
    };
    return store.settleDue(due, until, (transaction) => outbox.add(transaction, toOutboxEntry(offersEmail, id)));
  };

  return {
    /**
     * Stores an alert and the mail with its confirm link, once per key. Rejects with KeyReused if the key came with another
     * request before. An address that was just sent several mails gets no more, without an error.
     */
    async request(request: AlertRequest): Promise<void> {
      const { key, email, frequency, locale } = request;
      await eraseExpired();
      await store.submit(request, async (transaction, id) => {
        const mailId = `job-alerts:${id}:${key}`;
        if (!(await countEmail(transaction, { list: 'job-alerts', email, id: mailId }))) return;
        const content = await buildConfirmationEmail(
          buildEmail,
          locale,
          await createLink('confirm', { id, frequency, locale }),
        );
        const confirmationEmail = { id: mailId, to: email, ...content, headers: automaticHeaders };
        await outbox.add(transaction, toOutboxEntry(confirmationEmail, id));
      });
    },

    /** The alert of a link; null if the link is invalid or expired, or the alert is erased. */
    view: (token: string) => findByLink(token, { settle: false }),

    /** Confirms or cancels, depending on the link, any number of times; null as above. */
    settle: (token: string) => findByLink(token, { settle: true }),

    /**
     * Puts the mails with offers that are new since the last one into the outbox, for all alerts that are due; returns how
     * many. An alert that fails stays due.
     */
    async queueDue(sources: AlertSources): Promise<number> {
      await eraseExpired();
      let queuedCount = 0;
      for (const due of await store.due(Date.now())) {
        try {
          if (await queueOffers(due, sources)) queuedCount++;
        } catch (error) {
          log.error({ alert: due.id, err: error }, 'an alert could not be sent');
        }
      }
      return queuedCount;
    },
  };
};
