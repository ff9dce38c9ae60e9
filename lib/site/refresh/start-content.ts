import { env } from '../../platform/env';
import { UpstreamError } from '../../platform/http/upstream-error';
import { lifecycle } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { onAnnouncement } from '../../platform/state/announcements';
import { followDatabaseClock } from '../../platform/state/database-clock';
import { isContentError } from '../../upstreams/files/content-file';
import { checkCurrency } from '../finance/share-price';
import { startMaintenance } from './maintenance';
import { startPurging } from './purge-cdn';
import { loadContent, refreshContent } from './refresh-content';
import { startSchedule } from './scheduled';

const refreshOnAnnouncement = () => {
  refreshContent(null).catch((error) =>
    log.error({ event: 'content.refresh_failed', err: error }, 'failed to refresh content'),
  );
};

const retryDelayMs = 5000;

/** Whether the content may become available later: editors fill or correct a remote CMS while the server waits. */
const isTemporary = (error: unknown): boolean =>
  error instanceof UpstreamError || (env.cms.CMS !== 'embedded' && isContentError(error));

/** Loads the content, and retries until the CMS provides it. Rejects if content in files is invalid. */
const loadWithRetry = async (): Promise<void> => {
  try {
    await loadContent();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    log.error({ event: 'content.load_failed', err: error }, 'failed to load the content; it is tried again');
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    await loadWithRetry();
  }
};

/**
 * Loads the content, checks the currency of the share price, and starts the maintenance and the schedule, all in the
 * background. Settles `lifecycle.content`.
 */
export const startContent = (): void => {
  const { content } = lifecycle;
  Promise.all([followDatabaseClock().then(loadWithRetry), checkCurrency()]).then(() => {
    lifecycle.isLoaded = true;
    startMaintenance();
    startPurging();
    startSchedule();
    onAnnouncement(refreshOnAnnouncement);
    content.resolve();
  }, content.reject);
};
