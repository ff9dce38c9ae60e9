import { setTimeout as wait } from 'node:timers/promises';
import { ContentError } from './content-file';
import { findNewestChange } from './find-newest-change';

const settleMs = 1000;
const maxWaits = 10;

/**
 * Waits until nothing below a folder has changed for a second: a file that is still being written may be valid although
 * it is truncated. Rejects with a ContentError if files still change after ten seconds.
 */
export const waitUntilSettled = async (folder: string): Promise<void> => {
  for (let attempt = 0; Math.abs(Date.now() - (await findNewestChange(folder))) < settleMs; attempt++) {
    if (attempt === maxWaits) throw new ContentError(folder, ['it is still being written']);
    await wait(settleMs);
  }
};
