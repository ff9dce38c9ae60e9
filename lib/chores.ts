import { log } from './log';

const tenMinutes = 600_000;

// Each is loaded when it is first due: the server starts sooner.
const sendAlerts = async () => {
  const { jobs } = await import('./jobs');
  await jobs.sendDueAlerts();
};
const eraseSubscriptions = async () => {
  const { subscriptions } = await import('./subscriptions');
  await subscriptions.eraseExpired();
};

const repeat = (chore: () => Promise<void>, failure: string): void => {
  const round = async () => {
    try {
      await chore();
    } catch (error) {
      log.error({ err: error }, failure);
    }
    repeat(chore, failure);
  };
  setTimeout(round, tenMinutes).unref();
};

/** Has alerts sent and old requests erased every ten minutes, for as long as something else keeps the process running. */
export const startChores = (): void => {
  repeat(sendAlerts, 'alerts could not be sent');
  repeat(eraseSubscriptions, 'expired subscriptions could not be erased');
};
