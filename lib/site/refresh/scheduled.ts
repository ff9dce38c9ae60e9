import { sharedNow } from '../../platform/process/clock';
import { log } from '../../platform/process/log';
import { getNextChangeMs } from '../../upstreams/files/schedule';
import { refreshContent } from './refresh-content';

const checkMs = 1000;
const retryMs = 10_000;

/** Returns the time until the next look in ms. */
const showDueContent = async (): Promise<number> => {
  if (getNextChangeMs() > sharedNow()) return checkMs;
  try {
    await refreshContent(null);
    return checkMs;
  } catch (error) {
    log.error({ event: 'content.schedule_failed', err: error }, 'failed to show or hide scheduled content');
    return retryMs;
  }
};

/**
 * Shows and hides scheduled content when it is due, on this server, by the clock that all servers share. It looks every
 * second, since an editor may schedule content at any time, and does not keep the process running.
 */
export const startSchedule = (delayMs = checkMs): void => {
  setTimeout(async () => startSchedule(await showDueContent()), delayMs).unref();
};
