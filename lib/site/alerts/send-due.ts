import { log } from '../../platform/process/log';
import type { AlertSources, Alerts, DueAlert } from './contract';

const sendIfNew = async (alerts: Alerts, alert: DueAlert, sources: AlertSources): Promise<boolean> => {
  const { id, criteria, since, locale } = alert;
  // Offers that appear while this mail is built belong to the next one.
  const until = Date.now();
  const offers = await sources.newOffers(criteria, new Date(since), locale);
  if (offers.length === 0) return false;
  return alerts.mailOffers({ id, since, until, offers, searchPath: await sources.searchPath(criteria, locale) });
};

/**
 * Mails the offers that are new since the last mail, for all alerts that are due; returns how many mails were sent. An
 * alert that fails stays due.
 */
export const sendDue = async (alerts: Alerts, sources: AlertSources): Promise<number> => {
  let mails = 0;
  for (const alert of await alerts.due()) {
    try {
      if (await sendIfNew(alerts, alert, sources)) mails++;
    } catch (error) {
      log.error({ alert: alert.id, err: error }, 'an alert could not be sent');
    }
  }
  return mails;
};
