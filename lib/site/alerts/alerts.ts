import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { JobSearch } from '../../model/job';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import type { Database } from '../../platform/state/database';
import { createLinkTokens, type LinkPurpose } from '../../platform/state/link-tokens';
import { tryCountEmail } from '../../platform/state/mail-allowance';
import type { Outbox } from '../../platform/state/outbox';
import type { Email } from '../../upstreams/mailing/contract';
import { automaticHeaders, type EmailBuilder, mailingListHeaders } from '../emails/email';
import type { AlertChange, AlertRequest, AlertSources, AlertView } from './contract';
import { buildConfirmationEmail, buildOffersEmail } from './emails';
import { type Alert, createAlertStore } from './store';

interface Options {
  database: Database;
  outbox: Outbox;
  buildEmail: EmailBuilder;
  /** The labels of the criteria in a locale, empty for all offers; null if they are unavailable. */
  describeCriteria: (criteria: JobSearch, locale: Locale) => Promise<string[] | null>;
}

/**
 * The payload of a link. A confirm link carries the requested frequency and locale, which may differ from the alert's.
 */
type LinkPayload = Pick<Alert, 'id' | 'frequency' | 'locale'>;
type AlertLink = LinkPayload & { purpose: LinkPurpose };

const { issue, read } = createLinkTokens<LinkPayload>('alert');

const createLink = async (purpose: LinkPurpose, payload: LinkPayload): Promise<string> =>
  `${env.SITE_URL}${toPagePath(payload.locale, 'job-alert')}?token=${await issue(purpose, payload)}`;

const toView = async (link: AlertLink, alert: Alert): Promise<AlertView> => {
  const { purpose } = link;
  const { frequency, locale } = purpose === 'confirm' ? link : alert;
  const isCurrent = frequency === alert.frequency && locale === alert.locale;
  const isChange = alert.status === 'paused' ? purpose === 'confirm' : alert.status === 'confirmed' && !isCurrent;
  const status = isChange ? 'pending' : alert.status;
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

/** The job alerts in the site's database. Alerts are sent only to people who have confirmed their email address. */
export const createJobAlerts = ({ database, outbox, buildEmail, describeCriteria }: Options) => {
  const store = createAlertStore(database);
  const eraseExpired = () => store.expire(Date.now());

  /**
   * Returns the alert that a link is about; null if there is none. With `settle`, it first confirms or cancels the
   * alert.
   */
  const openLink = async (token: string, { settle }: { settle: boolean }): Promise<AlertView | null> => {
    const link = await read(token);
    if (!link) return null;
    await eraseExpired();
    const { id } = link;
    if (settle && link.purpose === 'cancel') await store.cancel(id, (transaction) => outbox.drop(transaction, id));
    if (settle && link.purpose === 'confirm') await store.confirm(id, link, Date.now());
    const alert = await store.find(id);
    return alert && toView(link, alert);
  };

  const queueOffers = async (alert: Alert, sources: AlertSources): Promise<boolean> => {
    const { id, email, frequency, locale, criteria, sinceMs } = alert;
    // Offers that appear while this email is built belong to the next one.
    const untilMs = Date.now();
    const offers = await sources.findNewOffers(criteria, new Date(sinceMs), locale);
    if (offers.length === 0) return false;
    const searchUrl = env.SITE_URL + (await sources.searchPath(criteria, locale));
    const cancelUrl = await createLink('cancel', { id, frequency, locale });
    const content = await buildOffersEmail(buildEmail, locale, offers, { searchUrl, cancelUrl });
    const offersEmail = {
      id: `alert:${id}:${sinceMs}`,
      to: email,
      ...content,
      headers: mailingListHeaders('job-alerts', cancelUrl),
    };
    return store.queueIfDue(alert, untilMs, (transaction) => outbox.add(transaction, toOutboxEntry(offersEmail, id)));
  };

  return {
    /**
     * Stores an alert and queues the email with its confirm link. Repeated attempts at one submission have the same
     * `key`, and have no further effect. Rejects with a KeyReusedError if the key belongs to another request. An
     * address that has just received several emails gets no more; this is not an error.
     */
    async requestAlert(request: AlertRequest): Promise<void> {
      const { key, email, frequency, locale, criteria } = request;
      await eraseExpired();
      const labels = await describeCriteria(criteria, locale);
      await store.submit(request, async (transaction, id) => {
        const emailId = `job-alerts:${id}:${key}`;
        if (!(await tryCountEmail(transaction, { list: 'job-alerts', email, id: emailId }))) return;
        const content = await buildConfirmationEmail(buildEmail, locale, {
          url: await createLink('confirm', { id, frequency, locale }),
          criteria: labels,
          frequency,
        });
        const confirmationEmail = { id: emailId, to: email, ...content, headers: automaticHeaders };
        await outbox.add(transaction, toOutboxEntry(confirmationEmail, id));
      });
    },

    /** The alert that a link is about; null if the link is invalid or expired, or the alert has been erased. */
    findByLink: (token: string) => openLink(token, { settle: false }),

    /**
     * Confirms or cancels the alert, depending on the link, and then returns it like `findByLink`. Calling it again is
     * safe.
     */
    settle: (token: string) => openLink(token, { settle: true }),

    /**
     * Changes the alert of a cancel link; does nothing for other links. Resolves to false if the address already has an
     * alert with the new criteria.
     */
    async change(token: string, change: AlertChange): Promise<boolean> {
      const link = await read(token);
      if (link?.purpose !== 'cancel') return true;
      const { id } = link;
      if (change.action === 'save') return store.edit(id, change);
      if (change.action === 'pause') await store.pause(id, (transaction) => outbox.drop(transaction, id));
      else await store.resume(id, Date.now());
      return true;
    },

    /**
     * Queues an email with the new offers for every alert that is due. Returns the number of queued emails. An alert
     * that fails remains due.
     */
    async queueDue(sources: AlertSources): Promise<number> {
      await eraseExpired();
      let queuedCount = 0;
      for (const alert of await store.findDue(Date.now())) {
        try {
          if (await queueOffers(alert, sources)) queuedCount++;
        } catch (error) {
          log.error(
            { event: 'alerts.email_failed', alert: alert.id, err: error },
            'failed to queue the email of an alert',
          );
        }
      }
      return queuedCount;
    },
  };
};
