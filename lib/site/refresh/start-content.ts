import path from 'node:path';
import { contentState } from '../../content/content-state';
import { newestChange } from '../../content/newest-change';
import { env } from '../../env';
import { lifecycle } from '../../process/lifecycle';
import { log } from '../../process/log';
import { onAnnouncement } from '../../state/announcements';
import { startChores } from './chores';
import { loadContent, refreshContent } from './refresh-content';

const refreshOnAnnouncement = () => {
  refreshContent(null).catch((error) => log.error({ err: error }, 'content could not be refreshed'));
};

/** Finds out which pages of the build are current, then loads the content and starts the chores in the background. */
export const startContent = async (): Promise<void> => {
  contentState.changedAt = await newestChange(path.resolve(env.CONTENT_DIR));
  const { content } = lifecycle;
  loadContent().then(() => {
    lifecycle.isLoaded = true;
    startChores();
    onAnnouncement('content', refreshOnAnnouncement);
    content.resolve();
  }, content.reject);
};
