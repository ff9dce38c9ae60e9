import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../../env';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { log } from '../../log';
import type { Mailing } from '../../mailing/contract';
import type { JobSearch } from '../../model/job';
import { sign, verify } from '../../signing';
import { UpstreamError } from '../../upstream-error';
import type { AlertView, Jobs, Offer } from '../contract';
import { confirmMail, offersMail } from './alert-mails';
import { type Alert, alertStore, pendingDays } from './alert-store';

const daySeconds = 86_400;
const validity = { confirm: pendingDays * daySeconds, cancel: 2 * 365 * daySeconds };
type Purpose = keyof typeof validity;

/** How often, and after how many ms, somebody else's mail of the same submission is asked after. */
const patience = { times: 100, ms: 100 };

interface Options {
  /** The SQLite file; it is made when it is first needed. */
  file: string;
  mailing: Mailing;
  /** The open offers published on a later day than `since`, newest first. */
  newOffers: (criteria: JobSearch, since: Date, locale: Locale) => Promise<Offer[]>;
  /** The path on this site of the page that shows a search. */
  searchPath: (criteria: JobSearch, locale: Locale) => Promise<string>;
  now?: () => Date;
}

/** What a link is about. The one that confirms carries what was asked for, be the alert kept in another form by now. */
type Ticket = { purpose: Purpose; id: string } & Pick<Alert, 'frequency' | 'locale'>;

const tokenOf = ({ purpose, ...ticket }: Ticket): Promise<string> =>
  sign(`alert:${purpose}`, ticket, validity[purpose]);

const linkTo = async (ticket: Ticket): Promise<string> =>
  `${env.SITE_URL}${pagePath(ticket.locale, 'job-alert')}?token=${await tokenOf(ticket)}`;

const readTicket = async (token: string): Promise<Ticket | null> => {
  for (const purpose of Object.keys(validity) as Purpose[]) {
    const payload = await verify(`alert:${purpose}`, token);
    if (payload) return { ...(payload as unknown as Ticket), purpose };
  }
  return null;
};

const viewOf = async (ticket: Ticket, alert: Alert): Promise<AlertView> => {
  const { purpose } = ticket;
  const { frequency, locale } = purpose === 'confirm' ? ticket : alert;
  const asked = frequency === alert.frequency && locale === alert.locale;
  const status = alert.status === 'confirmed' && !asked ? 'pending' : alert.status;
  const cancelToken =
    status === 'confirmed' ? await tokenOf({ purpose: 'cancel', id: alert.id, frequency, locale }) : null;
  return { purpose, status, frequency, criteria: alert.criteria, locale, cancelToken };
};

/** Job alerts and their mails, kept in a file that several processes may share. */
export const alertBook = ({ file, mailing, newOffers, searchPath, now = () => new Date() }: Options) => {
  let opened: ReturnType<typeof alertStore> | undefined;
  const store = () => {
    opened ??= alertStore(file);
    opened.expire(now().getTime());
    return opened;
  };

  const look = async (token: string, act: (alerts: ReturnType<typeof store>, ticket: Ticket) => void) => {
    const ticket = await readTicket(token);
    if (!ticket) return null;
    const alerts = store();
    act(alerts, ticket);
    const alert = alerts.find(ticket.id);
    return alert && viewOf(ticket, alert);
  };

  const mailOffers = async (alert: Alert, offers: Offer[]) => {
    const { id, email, frequency, locale, criteria } = alert;
    const cancelUrl = await linkTo({ purpose: 'cancel', id, frequency, locale });
    const searchUrl = env.SITE_URL + (await searchPath(criteria, locale));
    const headers = { 'List-Unsubscribe': `<${cancelUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await mailing.send({ to: email, ...(await offersMail(locale, offers, { searchUrl, cancelUrl })), headers });
  };

  /** Gives whether a mail was sent. */
  const sendIfNew = async (alert: Alert): Promise<boolean> => {
    const { id, criteria, since, locale } = alert;
    const time = now().getTime();
    const offers = await newOffers(criteria, new Date(since), locale);
    if (offers.length === 0 || !store().claim(alert, time)) return false;
    try {
      await mailOffers(alert, offers);
    } catch (error) {
      store().release(id);
      throw error;
    }
    store().sent(id, time);
    return true;
  };

  return {
    async requestAlert(request) {
      const { key, email, frequency, locale } = request;
      let claim = store().claimSubmission(request, now().getTime());
      for (let asked = 0; claim === 'busy' && asked < patience.times; asked++) {
        await wait(patience.ms);
        claim = store().claimSubmission(request, now().getTime());
      }
      if (claim === 'mailed') return;
      if (claim === 'busy') throw new UpstreamError('timeout');
      try {
        const url = await linkTo({ purpose: 'confirm', id: claim.id, frequency, locale });
        await mailing.send({ to: email, ...(await confirmMail(locale, url)) });
      } catch (error) {
        store().releaseSubmission(key);
        throw error;
      }
      store().submissionMailed(key, now().getTime());
    },

    alert: (token) => look(token, () => undefined),

    settleAlert: (token) =>
      look(token, (alerts, ticket) => {
        if (ticket.purpose === 'cancel') alerts.cancel(ticket.id);
        else alerts.confirm(ticket.id, ticket, now().getTime());
      }),

    async sendDueAlerts() {
      let mails = 0;
      for (const alert of store().due(now().getTime())) {
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
