import path from 'node:path';
import { env } from '../../env';
import { log } from '../../process/log';
import { removeLeftovers } from '../../state/durable-file';

const aMinute = 60_000;
const tenMinutes = 600_000;

interface Chore {
  work: () => Promise<unknown>;
  failure: string;
}

const sweep: Chore = {
  work: () => Promise.all([env.DATA_DIR, path.join(env.DATA_DIR, 'outbox')].map(removeLeftovers)),
  failure: 'half-written files could not be removed',
};

// Each is loaded when it is first due: the server starts sooner.
const chores: Chore[] = [
  sweep,
  {
    work: async () => (await import('../../jobs')).jobs.sendDueAlerts(),
    failure: 'alerts could not be sent',
  },
  {
    work: async () => (await import('../../subscriptions')).subscriptions.eraseExpired(),
    failure: 'expired subscriptions could not be erased',
  },
  {
    work: async () => (await import('../../state/mail-allowance')).siteMailAllowance.eraseOld(),
    failure: 'old counts of mails could not be erased',
  },
];

const attempt = async ({ work, failure }: Chore): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, failure);
  }
};

const repeat = (chore: Chore, pause: number): void => {
  const round = async () => {
    await attempt(chore);
    repeat(chore, tenMinutes);
  };
  setTimeout(round, pause).unref();
};

/**
 * Has alerts sent, and what is old or half written erased: after a minute, when what a killed server left is free to be
 * taken up, then every ten minutes, for as long as something else keeps the process running.
 */
export const startChores = (): void => {
  void attempt(sweep);
  for (const chore of chores) repeat(chore, aMinute);
};
