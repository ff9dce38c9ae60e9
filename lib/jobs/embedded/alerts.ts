import { env } from '../../env';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { unsubscribeHeaders, type WriteLetter } from '../../letters/letter';
import type { Mailing } from '../../mailing/contract';
import type { JobSearch } from '../../model/job';
import { log } from '../../process/log';
import { doClaimed } from '../../state/claim';
import type { MailAllowance } from '../../state/mail-allowance';
import { mailOnce } from '../../state/submission';
import { type Purpose, tickets } from '../../state/tickets';
import type { AlertView, Jobs, Offer } from '../contract';
import { confirmMail, offersMail } from './alert-mails';
import { type Alert, alertStore } from './alert-store';

interface Options {
  /** The SQLite file; it is made when it is first needed. */
  file: string;
  mailing: Mailing;
  letter: WriteLetter;
  allowance: MailAllowance;
  /** The open offers published on a later day than `since`, newest first. */
  newOffers: (criteria: JobSearch, since: Date, locale: Locale) => Promise<Offer[]>;
  /** The path on this site of the page that shows a search. */
  searchPath: (criteria: JobSearch, locale: Locale) => Promise<string>;
}

/** What a link is about. The one that confirms carries what was asked for, be the alert kept in another form by now. */
type About = Pick<Alert, 'id' | 'frequency' | 'locale'>;
type Ticket = About & { purpose: Purpose };

const { issue, read } = tickets<About>('alert');

const linkTo = async (purpose: Purpose, about: About): Promise<string> =>
  `${env.SITE_URL}${pagePath(about.locale, 'job-alert')}?token=${await issue(purpose, about)}`;

const viewOf = async (ticket: Ticket, alert: Alert): Promise<AlertView> => {
  const { purpose } = ticket;
  const { frequency, locale } = purpose === 'confirm' ? ticket : alert;
  const asked = frequency === alert.frequency && locale === alert.locale;
  const status = alert.status === 'confirmed' && !asked ? 'pending' : alert.status;
  const cancelToken = status === 'confirmed' ? await issue('cancel', { id: alert.id, frequency, locale }) : null;
  return { purpose, status, frequency, criteria: alert.criteria, locale, cancelToken };
};

/** Job alerts and their mails, kept in a file that several processes may share. */
export const alertBook = ({ file, mailing, letter, allowance, newOffers, searchPath }: Options) => {
  let opened: ReturnType<typeof alertStore> | undefined;
  const store = () => {
    opened ??= alertStore(file);
    opened.expire(Date.now());
    return opened;
  };

  const look = async (token: string, act: (alerts: ReturnType<typeof store>, ticket: Ticket) => void) => {
    const ticket = await read(token);
    if (!ticket) return null;
    const alerts = store();
    act(alerts, ticket);
    const alert = alerts.find(ticket.id);
    return alert && viewOf(ticket, alert);
  };

  const mailOffers = async (alert: Alert, offers: Offer[]) => {
    const { id, email, frequency, locale, criteria, since } = alert;
    const cancelUrl = await linkTo('cancel', { id, frequency, locale });
    const searchUrl = env.SITE_URL + (await searchPath(criteria, locale));
    const content = await offersMail(letter, locale, offers, { searchUrl, cancelUrl });
    const mailId = `alert:${id}:${since}`;
    await mailing.send({ id: mailId, to: email, ...content, headers: unsubscribeHeaders(cancelUrl) });
  };

  /** Gives whether a mail was sent. */
  const sendIfNew = async (alert: Alert): Promise<boolean> => {
    const { criteria, since, locale } = alert;
    const offers = await newOffers(criteria, new Date(since), locale);
    const claim = offers.length > 0 && store().claim(alert, Date.now());
    if (!claim) return false;
    await doClaimed(claim, () => mailOffers(alert, offers));
    return true;
  };

  return {
    async requestAlert(request) {
      const { key, email, frequency, locale } = request;
      await mailOnce({
        key,
        email,
        list: 'job-alerts',
        allowance,
        claim: () => store().claimSubmission(request, Date.now()),
        send: async (id, mailId) => {
          const url = await linkTo('confirm', { id, frequency, locale });
          await mailing.send({ id: mailId, to: email, ...(await confirmMail(letter, locale, url)) });
        },
      });
    },

    alert: (token) => look(token, () => undefined),

    settleAlert: (token) =>
      look(token, (alerts, ticket) => {
        if (ticket.purpose === 'cancel') alerts.cancel(ticket.id);
        else alerts.confirm(ticket.id, ticket, Date.now());
      }),

    async sendDueAlerts() {
      let mails = 0;
      for (const alert of store().due(Date.now())) {
        try {
          if (await sendIfNew(alert)) mails++;
        } catch (error) {
          log.error({ alert: alert.id, err: error }, 'alert not sent');
        }
      }
      return mails;
    },
  } satisfies Partial<Jobs>;
};
