import { log } from '../log';

const tenMinutes = 600_000;

const sendAlerts = async () => {
  try {
    // Not before it is needed: the server starts sooner.
    const { jobs } = await import('.');
    await jobs.sendDueAlerts();
  } catch (error) {
    log.error({ err: error }, 'alerts could not be sent');
  }
  startAlertTimer();
};

/** Has the alerts that are due sent every ten minutes, for as long as something else keeps the process running. */
export const startAlertTimer = (): void => {
  setTimeout(sendAlerts, tenMinutes).unref();
};
