import { z } from 'zod';
import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { alertFrequencies, type JobAlert, type JobSearch } from '../../model/job';
import { facetNames } from '../../model/lists/list-query';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import type { Database, Queries } from '../../platform/state/database';
import { createLinkTokens, type LinkPurpose } from '../../platform/state/link-tokens';
import { addToOutbox, dropFromOutbox } from '../../platform/state/outbox';
import { dayMs } from '../../shared/time';
import { automaticHeaders, type EmailBuilder, mailingListHeaders } from '../emails/email';
import { buildAlertConfirmation, buildOffersEmail, type EmailOffer } from './emails';
import { createRecords } from './records';

/** An alert request. `key` is the same for every attempt at one submission. */
export interface AlertRequest extends Omit<JobAlert, 'consent' | 'captchaPass'> {
  key: string;
}

/** An alert as the holder of a link sees it; the link confirms it, or changes and cancels it. */
export interface AlertView {
  purpose: LinkPurpose;
  status: 'pending' | 'confirmed' | 'paused' | 'cancelled';
  frequency: JobAlert['frequency'];
  criteria: JobSearch;
  locale: Locale;
  /** The token of the link that changes and cancels a confirmed alert. */
  cancelToken: string | null;
}

/** What the holder of a cancel link can do besides cancelling. A paused alert sends nothing. */
export type AlertChange =
  | { action: 'pause' | 'resume' }
  | ({ action: 'save' } & Pick<AlertRequest, 'criteria' | 'frequency'>);

/** The site data that alerts need. */
export interface AlertSources {
  /** The labels of the criteria in a locale, empty for all offers; null if they are unavailable. */
  describeCriteria(criteria: JobSearch, locale: Locale): Promise<string[] | null>;
  /** The open offers that match a search and were first seen after `since`, newest first. */
  findNewOffers(criteria: JobSearch, since: Date, locale: Locale): Promise<EmailOffer[]>;
  /** The path of the page with the results of a search. */
  searchPath(criteria: JobSearch, locale: Locale): Promise<string>;
}

interface Options {
  database: Database;
  buildEmail: EmailBuilder;
  sources: AlertSources;
}

const list = 'job-alerts';
const periodsMs: Record<JobAlert['frequency'], number> = { daily: dayMs, weekly: 7 * dayMs };

/**
 * The payload of a link. A confirm link carries the requested frequency and locale, which may differ from the alert's.
 */
type Link = { id: string } & Pick<JobAlert, 'frequency' | 'locale'>;

const { issue, read: readToken } = createLinkTokens<Link>('alert');

const createUrl = async (purpose: LinkPurpose, link: Link): Promise<string> =>
  `${env.SITE_URL}${toPagePath(link.locale, 'job-alert')}?token=${await issue(purpose, link)}`;

/** The canonical text of a search, equal for searches with the same results. */
const toCanonicalText = ({ search, facets }: JobSearch): string => {
  const sorted = facetNames.map((name) => [name, [...new Set(facets[name])].sort()] as const);
  return JSON.stringify({
    search: search.trim().replace(/\s+/g, ' '),
    facets: Object.fromEntries(sorted.filter(([, values]) => values.length > 0)),
  } satisfies JobSearch);
};

/** Criteria as any build of the site has stored them. Facets that no longer exist are dropped. */
const storedCriteria = z.object({ search: z.string(), facets: z.record(z.string(), z.array(z.string())) }).transform(
  ({ search, facets }): JobSearch => ({
    search,
    facets: Object.fromEntries(facetNames.flatMap((name) => (facets[name] ? [[name, facets[name]]] : []))),
  }),
);

/** Throws if the criteria are invalid. */
const parseCriteria = (criteria: string): JobSearch => storedCriteria.parse(JSON.parse(criteria));

/**
 * The alerts, with the time since which their offers are new: that of the last email or of resuming, else of the
 * confirmation.
 */
const selectAlerts = (queries: Queries) =>
  queries
    .selectFrom('alert')
    .select(['id', 'email', 'frequency', 'criteria', 'locale', 'status'])
    .select(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt', 'createdAt').as('sinceMs'));

type Alert = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

const toView = async ({ purpose, ...link }: Link & { purpose: LinkPurpose }, alert: Alert): Promise<AlertView> => {
  const { frequency, locale } = purpose === 'confirm' ? link : alert;
  const isCurrent = frequency === alert.frequency && locale === alert.locale;
  const isChange = alert.status === 'paused' ? purpose === 'confirm' : alert.status === 'confirmed' && !isCurrent;
  const status = isChange ? 'pending' : alert.status;
  const cancelToken = status === 'confirmed' ? await issue('cancel', { id: alert.id, frequency, locale }) : null;
  return { purpose, status, frequency, criteria: parseCriteria(alert.criteria), locale, cancelToken };
};

/** The job alerts in the site's database. Alerts are sent only to people who have confirmed their email address. */
export const createJobAlerts = ({ database, buildEmail, sources }: Options) => {
  const { read, write } = database;
  const records = createRecords(database, 'alert');

  /** Returns the alert of a link; null if there is none. If `settles`, it first confirms or cancels the alert. */
  const openLink = async (token: string, settles: boolean): Promise<AlertView | null> => {
    const link = await readToken(token);
    if (!link) return null;
    const { purpose, id, frequency, locale } = link;
    if (settles && purpose === 'confirm') await records.confirm(id, { frequency, locale });
    if (settles && purpose === 'cancel') await records.cancel(id);
    const alert = await read((queries) => selectAlerts(queries).where('id', '=', id).executeTakeFirst());
    return alert ? toView(link, alert) : null;
  };

  /** Queues the email with the new offers of a due alert. Returns whether there are any, and the alert is still due. */
  const queueOffers = async ({ id, email, frequency, locale, sinceMs, ...alert }: Alert): Promise<boolean> => {
    const criteria = parseCriteria(alert.criteria);
    // Offers that appear while this email is built belong to the next one.
    const untilMs = Date.now();
    const offers = await sources.findNewOffers(criteria, new Date(sinceMs), locale);
    if (offers.length === 0 || !email) return false;
    const searchUrl = env.SITE_URL + (await sources.searchPath(criteria, locale));
    const cancelUrl = await createUrl('cancel', { id, frequency, locale });
    const content = {
      id: `alert:${id}:${sinceMs}`,
      to: email,
      ...(await buildOffersEmail(buildEmail, locale, offers, { searchUrl, cancelUrl })),
      headers: mailingListHeaders(list, cancelUrl),
    };
    return write(
      async (queries) => {
        const { numUpdatedRows } = await queries
          .updateTable('alert')
          .set({ lastSentAt: untilMs })
          .where('id', '=', id)
          .where('status', '=', 'confirmed')
          .where(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt'), '=', sinceMs)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await addToOutbox(queries, { key: content.id, kind: 'mail', content, email, about: id });
        return true;
      },
      [id],
    );
  };

  return {
    /**
     * Stores an alert, one for each address and criteria, and queues the email with its confirm link. Repeated attempts
     * at one submission have the same `key`, and have no further effect. Rejects with a KeyReusedError if the key
     * belongs to another request. An address that has just received several emails gets no more; this is not an error.
     */
    async requestAlert({ key, email, frequency, locale, criteria, transferConsent }: AlertRequest): Promise<void> {
      const labels = await sources.describeCriteria(criteria, locale);
      const now = Date.now();
      await records.request(
        {
          key,
          email,
          list,
          subject: toCanonicalText(criteria),
          details: { frequency, locale },
          recordColumns: { createdAt: now },
          formColumns: { transferConsentAt: transferConsent ? now : null },
        },
        async (id, emailId) => {
          const confirmUrl = await createUrl('confirm', { id, frequency, locale });
          const content = await buildAlertConfirmation(buildEmail, locale, { confirmUrl, criteria: labels, frequency });
          return { kind: 'mail', content: { id: emailId, to: email, ...content, headers: automaticHeaders } };
        },
      );
    },

    /** The alert that a link is about; null if the link is invalid or expired, or the alert has been erased. */
    findByLink: (token: string) => openLink(token, false),

    /**
     * Confirms or cancels the alert, depending on the link, and then returns it like `findByLink`. Calling it again is
     * safe.
     */
    settle: (token: string) => openLink(token, true),

    /**
     * Changes the alert of a cancel link. Resolves to false, and changes nothing, for other links, for a cancelled
     * alert, and if the address has another alert with the new criteria.
     */
    async change(token: string, change: AlertChange): Promise<boolean> {
      const link = await readToken(token);
      if (link?.purpose !== 'cancel') return false;
      const { id } = link;
      return write(async (queries) => {
        const update = queries.updateTable('alert').where('alert.id', '=', id);
        if (change.action === 'save') {
          const criteria = toCanonicalText(change.criteria);
          const { numUpdatedRows } = await update
            .set({ criteria, frequency: change.frequency })
            .where('status', '<>', 'cancelled')
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('alert as other')
                    .select('other.id')
                    .whereRef('other.emailKey', '=', 'alert.emailKey')
                    .where('other.criteria', '=', criteria)
                    .where('other.id', '<>', id),
                ),
              ),
            )
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        }
        if (change.action === 'pause') {
          await dropFromOutbox(queries, id);
          await update.set({ status: 'paused' }).where('status', '=', 'confirmed').execute();
        } else
          await update.set({ status: 'confirmed', lastSentAt: Date.now() }).where('status', '=', 'paused').execute();
        return true;
      });
    },

    /**
     * Queues an email with the new offers for every alert that is due. Returns the number of queued emails. An alert
     * that fails remains due.
     */
    async queueDue(): Promise<number> {
      let queuedCount = 0;
      for (const frequency of alertFrequencies) {
        const dueMs = Date.now() - periodsMs[frequency];
        const due = await read((queries) =>
          selectAlerts(queries)
            .where('status', '=', 'confirmed')
            .where('frequency', '=', frequency)
            .where(({ fn }) => fn.coalesce('lastSentAt', 'confirmedAt'), '<=', dueMs)
            .execute(),
        );
        for (const alert of due)
          try {
            if (await queueOffers(alert)) queuedCount++;
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
