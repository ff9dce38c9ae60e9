import { loadServerStrings } from '../../i18n/load-strings';
import type { JobListEmail } from '../../model/job';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { env } from '../../platform/env';
import { type Database, siteDatabase } from '../../platform/state/database';
import { toMailbox, tryCountEmail } from '../../platform/state/mail-allowance';
import { type Outbox, siteOutbox } from '../../platform/state/outbox';
import type { AlertOffer } from '../alerts/contract';
import { buildOfferList } from '../alerts/emails';
import { buildSiteEmail } from '../emails';
import { automaticHeaders, buildActionLink, buildParagraph, buildSmallPrint, type EmailBuilder } from '../emails/email';

interface Options {
  database: Database;
  outbox: Outbox;
  buildEmail: EmailBuilder;
}

interface ListRequest extends Pick<JobListEmail, 'email' | 'ids' | 'locale'> {
  /** The same for every attempt at one submission. */
  key: string;
  offers: readonly AlertOffer[];
  /** The ids that the email may name, because the site knows them. Anybody can enter the address of somebody else. */
  knownIds: string[];
  /** The path of the page that lists all offers. */
  listPath: string;
}

/** Sends lists of offers by email. */
export const createJobListEmails = ({ database, outbox, buildEmail }: Options) => ({
  /**
   * Queues the email with the offers of a list, in the language of the locale. An address that has just received
   * several lists gets no more; this is not an error. Rejects with a KeyReusedError if the key belongs to another list.
   */
  async send({ email, ids, locale, key, offers, knownIds, listPath }: ListRequest): Promise<void> {
    const t = await loadServerStrings(locale, 'jobs');
    const count = offers.length;
    const listUrl = env.SITE_URL + listPath + buildQueryString({ ...defaultListQuery, ids: knownIds });
    const content = await buildEmail(locale, t('mail.list-subject', { count }), [
      buildParagraph(t('mail.list-intro', { count })),
      buildOfferList(offers),
      buildActionLink(listUrl, t('mail.list-action')),
      buildSmallPrint(t('mail.list-ignore')),
    ]);
    const id = `job-list:${key}`;
    const entry = { key: id, kind: 'mail', content: { id, to: email, ...content, headers: automaticHeaders }, email };
    await database.write(
      async (transaction) => {
        if (!(await tryCountEmail(transaction, { list: 'job-lists', email, id }))) return;
        // An offer may close between two attempts, which then have different content.
        await outbox.add(transaction, entry, [email, ids, locale]);
      },
      [key, toMailbox(email)],
    );
  },
});

/** The emails with lists of offers of this site. */
export const jobListEmails = createJobListEmails({
  database: siteDatabase,
  outbox: siteOutbox,
  buildEmail: buildSiteEmail,
});
