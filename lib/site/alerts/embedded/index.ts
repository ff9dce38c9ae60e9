import { pagePath } from '../../../i18n/paths';
import { env } from '../../../platform/env';
import { doClaimed } from '../../../platform/state/claim';
import type { Database } from '../../../platform/state/database';
import type { MailAllowance } from '../../../platform/state/mail-allowance';
import { mailOnce } from '../../../platform/state/submission';
import { type Purpose, tickets } from '../../../platform/state/tickets';
import type { Mail } from '../../../upstreams/mailing/contract';
import { automaticHeaders, listHeaders, type WriteLetter } from '../../letters/letter';
import type { Alerts, AlertView, OffersMail } from '../contract';
import { confirmMail, offersMail } from './mails';
import { type Alert, alertStore } from './store';

interface Options {
  database: Database;
  send: (mail: Mail) => Promise<void>;
  letter: WriteLetter;
  allowance: MailAllowance;
}

/** The payload of a link. A confirm link has the requested frequency and locale; those of the alert may differ. */
type About = Pick<Alert, 'id' | 'frequency' | 'locale'>;
type Ticket = About & { purpose: Purpose };

const { issue, read } = tickets<About>('alert');

const linkTo = async (purpose: Purpose, about: About): Promise<string> =>
  `${env.SITE_URL}${pagePath(about.locale, 'job-alert')}?token=${await issue(purpose, about)}`;

const viewOf = async (ticket: Ticket, alert: Alert): Promise<AlertView> => {
  const { purpose } = ticket;
  const { frequency, locale } = purpose === 'confirm' ? ticket : alert;
  const isCurrent = frequency === alert.frequency && locale === alert.locale;
  const status = alert.status === 'confirmed' && !isCurrent ? 'pending' : alert.status;
  const cancelToken = status === 'confirmed' ? await issue('cancel', { id: alert.id, frequency, locale }) : null;
  return { purpose, status, frequency, criteria: alert.criteria, locale, cancelToken };
};

/** Job alerts and their mails, in the site's database. */
export const embeddedAlerts = ({ database, send, letter, allowance }: Options): Alerts => {
  const alerts = alertStore(database);
  const eraseExpired = () => alerts.expire(Date.now());

  /** The alert of a link, after the action of the link if it is to be settled. */
  const findByLink = async (token: string, { settle }: { settle: boolean }): Promise<AlertView | null> => {
    const ticket = await read(token);
    if (!ticket) return null;
    await eraseExpired();
    if (settle && ticket.purpose === 'cancel') await alerts.cancel(ticket.id);
    if (settle && ticket.purpose === 'confirm') await alerts.confirm(ticket.id, ticket, Date.now());
    const alert = await alerts.find(ticket.id);
    return alert && viewOf(ticket, alert);
  };

  const sendOffers = async (alert: Alert, { offers, searchPath }: OffersMail) => {
    const { id, email, frequency, locale, since } = alert;
    const cancelUrl = await linkTo('cancel', { id, frequency, locale });
    const content = await offersMail(letter, locale, offers, { searchUrl: env.SITE_URL + searchPath, cancelUrl });
    const mailId = `alert:${id}:${since}`;
    await send({ id: mailId, to: email, ...content, headers: listHeaders('job-alerts', cancelUrl) });
  };

  return {
    async request(request) {
      const { key, email, frequency, locale } = request;
      await mailOnce({
        key,
        email,
        list: 'job-alerts',
        allowance,
        claim: async () => {
          await eraseExpired();
          return alerts.claimSubmission(request, Date.now());
        },
        send: async (id, mailId) => {
          const url = await linkTo('confirm', { id, frequency, locale });
          const content = await confirmMail(letter, locale, url);
          await send({ id: mailId, to: email, ...content, headers: automaticHeaders });
        },
      });
    },

    view: (token) => findByLink(token, { settle: false }),

    settle: (token) => findByLink(token, { settle: true }),

    async due() {
      await eraseExpired();
      const due = await alerts.due(Date.now());
      return due.map(({ id, criteria, locale, since }) => ({ id, criteria, locale, since }));
    },

    async mailOffers(mail) {
      const claim = await alerts.claim(mail, mail.until);
      const alert = claim && (await alerts.find(mail.id));
      if (!alert) return false;
      await doClaimed(claim, () => sendOffers(alert, mail));
      return true;
    },
  };
};
