import path from 'node:path';
import { env } from '../../platform/env';
import { lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { siteDatabase } from '../../platform/state/database';
import { removeLeftovers } from '../../platform/state/durable-file';
import { dayMs, monotonicNow } from '../../shared/time';

const minuteMs = 60_000;
const tenMinutesMs = 600_000;

interface MaintenanceTask {
  run: () => Promise<unknown>;
  /** The event key of the log line for a failure. */
  event: string;
  /** What the task does, as a verb phrase for the log. */
  purpose: string;
  /** The time until the next run; ten minutes by default. */
  delayMs?: () => number;
}

const leftoversTask: MaintenanceTask = {
  run: () =>
    Promise.all(['', 'outbox', 'cms-files', 'downloads'].map((name) => removeLeftovers(path.join(env.DATA_DIR, name)))),
  event: 'files.cleanup_failed',
  purpose: 'remove unfinished files',
};

/** The time until the next day in UTC, but at most five minutes: boards open and close postings by the day. */
const getOffersDelayMs = (): number => {
  const fiveMinutesMs = 300_000;
  return Math.min(fiveMinutesMs, dayMs - (Date.now() % dayMs));
};

const refreshOffers = async () => {
  const { catalogue } = await import('../careers/catalogue');
  await catalogue.refresh().finally(catalogue.save);
};

/** Shows changes of a remote CMS that its webhook did not report. */
const cmsTask: MaintenanceTask = {
  run: async () => {
    const [{ cms }, { refreshContent }] = await Promise.all([
      import('../../upstreams/cms'),
      import('./refresh-content'),
    ]);
    const { tags } = await cms.loadChanges(null);
    lastReads.contentReadAt = monotonicNow();
    if (tags.length > 0) await refreshContent(null);
  },
  event: 'cms.poll_failed',
  purpose: 'poll the CMS for changes',
  delayMs: () => minuteMs,
};

// Each module is imported when it is first needed, so that the server starts sooner.
const maintenanceTasks: MaintenanceTask[] = [
  leftoversTask,
  { run: refreshOffers, event: 'jobs.refresh_failed', purpose: 'refresh the offers', delayMs: getOffersDelayMs },
  {
    run: async () => (await import('../submissions')).alerts.queueDue(),
    event: 'alerts.run_failed',
    purpose: 'queue the emails of alerts',
  },
  {
    // For some vendors, the site stores the last price of each day as its close, even without visitors.
    run: async () => (await import('../../upstreams/finance')).finance.quote(),
    event: 'finance.quote_failed',
    purpose: 'read the share price',
  },
  {
    run: async () => {
      const [{ subscriptions }, { eraseExpired }] = await Promise.all([
        import('../submissions'),
        import('../submissions/retention'),
      ]);
      await subscriptions.confirmListed();
      await eraseExpired(siteDatabase);
    },
    event: 'submissions.cleanup_failed',
    purpose: 'erase expired submissions',
  },
  {
    run: async () => (await import('../../platform/state/missing-paths')).saveMissingPaths(),
    event: 'missing.save_failed',
    purpose: 'save the counts of missing pages',
    delayMs: () => minuteMs,
  },
];

const runTask = async ({ run, event, purpose }: MaintenanceTask): Promise<void> => {
  try {
    await run();
  } catch (error) {
    log.error({ event, err: error }, `failed to ${purpose}`);
  }
};

const schedule = (task: MaintenanceTask, delayMs: number): void => {
  const runAndReschedule = async () => {
    await runTask(task);
    schedule(task, task.delayMs?.() ?? tenMinutesMs);
  };
  setTimeout(runAndReschedule, delayMs).unref();
};

/**
 * Starts the delivery of the outbox and the regular tasks: they refresh offers and the share price, queue alert emails,
 * save the counts of missing pages, and erase old data and partial files. They first run after a minute, and do not keep
 * the process running.
 */
export const startMaintenance = (): void => {
  void runTask(leftoversTask);
  void import('../submissions/deliver').then(({ startDelivery }) => startDelivery());
  for (const task of env.cms.CMS === 'embedded' ? maintenanceTasks : [...maintenanceTasks, cmsTask])
    schedule(task, minuteMs);
};
