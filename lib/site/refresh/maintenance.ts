import path from 'node:path';
import { env } from '../../platform/env';
import { log } from '../../platform/process/log';
import { removeLeftovers } from '../../platform/state/durable-file';
import { dayMs } from '../../shared/time';

const minuteMs = 60_000;
const tenMinutesMs = 600_000;

interface MaintenanceTask {
  run: () => Promise<unknown>;
  failure: string;
  /** The pause until the next run, in ms; ten minutes by default. */
  delayMs?: () => number;
}

const leftoversTask: MaintenanceTask = {
  run: () => Promise.all(['', 'outbox', 'cms-files'].map((name) => removeLeftovers(path.join(env.DATA_DIR, name)))),
  failure: 'unfinished files could not be removed',
};

/** Until the next day in UTC, at most five minutes: boards open and close postings by the day. */
const msUntilOffersChange = (): number => {
  const fiveMinutesMs = 300_000;
  return Math.min(fiveMinutesMs, dayMs - (Date.now() % dayMs));
};

const refreshOffers = async () => {
  const { catalogue } = await import('../careers/catalogue');
  await catalogue.refresh().finally(catalogue.save);
};

/** Follows what a remote CMS has published, in case it did not report it. */
const cmsTask: MaintenanceTask = {
  run: async () => {
    const [{ cms }, { refreshContent }] = await Promise.all([
      import('../../upstreams/cms'),
      import('./refresh-content'),
    ]);
    const { tags } = await cms.changed(null);
    if (tags.length > 0) await refreshContent(null);
  },
  failure: 'the CMS could not be asked for changes',
  delayMs: () => minuteMs,
};

// Each module is imported when first needed, so that the server starts sooner.
const maintenanceTasks: MaintenanceTask[] = [
  leftoversTask,
  { run: refreshOffers, failure: 'offers could not be refreshed', delayMs: msUntilOffersChange },
  {
    run: async () => {
      const [{ alerts }, { alertSources }] = await Promise.all([
        import('../alerts'),
        import('../careers/alert-sources'),
      ]);
      await alerts.queueDue(alertSources);
    },
    failure: 'alerts could not be sent',
  },
  {
    // Of some vendors the site keeps the last price of each day as its close, even if nobody visits.
    run: async () => (await import('../../upstreams/finance')).finance.quote(),
    failure: 'the share price could not be read',
  },
  {
    run: async () => (await import('../subscriptions')).subscriptions.eraseExpired(),
    failure: 'expired subscriptions could not be erased',
  },
  {
    run: async () => (await import('../../platform/state/mail-allowance')).eraseOldCounts(),
    failure: 'old counts of mails could not be erased',
  },
  {
    run: async () => (await import('../../platform/state/outbox')).siteOutbox.eraseSent(),
    failure: 'the keys of sent mails could not be erased',
  },
];

const attempt = async ({ run, failure }: MaintenanceTask): Promise<void> => {
  try {
    await run();
  } catch (error) {
    log.error({ err: error }, failure);
  }
};

const schedule = (task: MaintenanceTask, delayMs: number): void => {
  const runAndReschedule = async () => {
    await attempt(task);
    schedule(task, task.delayMs?.() ?? tenMinutesMs);
  };
  setTimeout(runAndReschedule, delayMs).unref();
};

/**
 * Sends what is in the outbox; refreshes offers and the share price, sends alerts, and erases old data and partial files:
 * first after a minute, then repeatedly while something else keeps the process running.
 */
export const startMaintenance = (): void => {
  void attempt(leftoversTask);
  void import('../outbox/deliver').then(({ startDelivery }) => startDelivery());
  for (const task of env.cms.CMS === 'embedded' ? maintenanceTasks : [...maintenanceTasks, cmsTask])
    schedule(task, minuteMs);
};
