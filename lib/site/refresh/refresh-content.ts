import path from 'node:path';
import { cms } from '../../cms';
import { contentState } from '../../content/content-state';
import { newestChange } from '../../content/newest-change';
import { env } from '../../env';
import { finance } from '../../finance';
import { jobs } from '../../jobs';
import { media } from '../../media';
import { log } from '../../process/log';
import { oncePerProcess } from '../../process/once-per-process';
import { catalogue } from '../careers/catalogue';
import { changedAddresses, shownNow } from './shown-pages';

const parts = [cms, media, finance, jobs];

/** Reads all parts; gives what was read of each, in their order. Rejects where one cannot be used. */
const reread = async () => {
  const read = [];
  for (const part of parts) read.push(await part.reread());
  return read;
};

/** Reads all content and checks it; rejects with a ContentError where some of it cannot be used. Loads the offers. */
export const loadContent = async (): Promise<void> => {
  for (const part of await reread()) part.show();
  contentState.changedAt = await newestChange(path.resolve(env.CONTENT_DIR));
  await catalogue.load().catch((error) => log.error({ err: error }, 'there are no offers until the job board answers'));
};

const refresh = async (): Promise<string[]> => {
  const before = await shownNow({ offers: 0 });
  const read = await reread();
  for (const part of read) part.show();
  if (!read.some(({ changed }) => changed)) return [];
  contentState.changedAt = Date.now();
  const offers = Number(read[parts.indexOf(jobs)]?.changed);
  if (offers) await catalogue.refresh({ rereadTexts: true });
  return changedAddresses(before, await shownNow({ offers }));
};

const queue = oncePerProcess('content-refreshes', () => ({ last: Promise.resolve<unknown>(null) }));

/**
 * Shows what editors have changed, all of it or, where some of it cannot be used, nothing: it then rejects with a
 * ContentError. Gives the addresses of the pages to make anew. Refreshes run one after the other.
 */
export const refreshContent = (): Promise<string[]> => {
  const turn = queue.last.then(refresh);
  queue.last = turn.catch(() => null);
  return turn;
};
