import path from 'node:path';
import { contentState } from '../../content/content-state';
import { newestChange } from '../../content/newest-change';
import { env } from '../../env';
import { lifecycle } from '../../process/lifecycle';
import { checkCurrency } from '../finance/share-price';
import { startChores } from './chores';
import { loadContent } from './refresh-content';

/**
 * Finds out which pages of the build are current, then loads the content, checks the currency of the share price and
 * starts the chores in the background.
 */
export const startContent = async (): Promise<void> => {
  contentState.changedAt = await newestChange(path.resolve(env.CONTENT_DIR));
  const { content } = lifecycle;
  Promise.all([loadContent(), checkCurrency()]).then(() => {
    lifecycle.isLoaded = true;
    startChores();
    content.resolve();
  }, content.reject);
};
