import path from 'node:path';
import { isContentError } from '../../content/content-file';
import { contentState } from '../../content/content-state';
import { newestChange } from '../../content/newest-change';
import { env } from '../../env';
import { UpstreamError } from '../../http/upstream-error';
import { contentChanges } from '../../process/content-changes';
import { lifecycle } from '../../process/lifecycle';
import { log } from '../../process/log';
import { steadyTime } from '../../shared/steady-time';
import { onAnnouncement } from '../../state/announcements';
import { checkCurrency } from '../finance/share-price';
import { startChores } from './chores';
import { loadContent, refreshContent } from './refresh-content';

const refreshOnAnnouncement = () => {
  refreshContent(null).catch((error) => log.error({ err: error }, 'content could not be refreshed'));
};

const pause = 5000;

/** Whether the content may be there later: editors fill or correct a remote CMS while the server waits. */
const isTemporary = (error: unknown): boolean =>
  error instanceof UpstreamError || (env.cms.CMS !== 'embedded' && isContentError(error));

/** Loads the content, as soon as the CMS has it. Rejects if the content of files is invalid. */
const loadInTime = async (): Promise<void> => {
  try {
    await loadContent();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    log.error({ err: error }, 'the content cannot be loaded yet');
    await new Promise((done) => setTimeout(done, pause));
    await loadInTime();
  }
};

/** Has all pages rendered again: those of the build may be older than what the CMS has published since. */
const forgetBuild = () => {
  contentState.changedAt = steadyTime();
  contentChanges.emit('published', new Set());
};

/**
 * Finds out which pages of the build are current, then loads the content, checks the currency of the share price and
 * starts the chores in the background.
 */
export const startContent = async (): Promise<void> => {
  contentState.changedAt = await newestChange(path.resolve(env.CONTENT_DIR));
  const { content } = lifecycle;
  Promise.all([loadInTime(), checkCurrency()]).then(() => {
    if (env.cms.CMS !== 'embedded') forgetBuild();
    lifecycle.isLoaded = true;
    startChores();
    onAnnouncement('content', refreshOnAnnouncement);
    content.resolve();
  }, content.reject);
};
