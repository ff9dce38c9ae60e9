import path from 'node:path';
import { cms } from '../../cms';
import { contentState } from '../../content/content-state';
import { newestChange } from '../../content/newest-change';
import { env } from '../../env';
import { jobs } from '../../jobs';
import { media } from '../../media';
import type { ChangingContent, ContentChange } from '../../model/content-change';
import { log } from '../../process/log';
import { oncePerProcess } from '../../process/once-per-process';
import { publications } from '../../publications';
import { catalogue } from '../careers/catalogue';
import { renewContentIndexes } from '../search/content-index';
import { changedAddresses, type ShownEverywhere, shownNow } from './shown-pages';

const parts: readonly ChangingContent[] = [cms, media, publications, jobs];

/** What an event of the CMS has changed in each part, offers last. Rejects where one cannot be used. */
const reread = async (event: unknown): Promise<ContentChange[]> => {
  const read: ContentChange[] = [];
  for (const part of parts) read.push(await part.changed(event));
  return read;
};

/** Reads all content and checks it; rejects with a ContentError where some of it cannot be used. Loads the offers. */
export const loadContent = async (): Promise<void> => {
  for (const part of await reread(null)) part.show();
  await renewContentIndexes();
  contentState.changedAt = await newestChange(path.resolve(env.CONTENT_DIR));
  await catalogue.load().catch((error) => log.error({ err: error }, 'there are no offers until the job board answers'));
};

interface Queue {
  last: Promise<unknown>;
  /** What was shown before changes that pages were not compared after yet, and how often offers have changed since. */
  due: { before: ShownEverywhere; offers: number } | null;
}

const queue = oncePerProcess('content-refreshes', (): Queue => ({ last: Promise.resolve(), due: null }));

const refresh = async (event: unknown): Promise<string[]> => {
  const { before, offers } = queue.due ?? { before: await shownNow({ offers: 0 }), offers: 0 };
  const read = await reread(event);
  for (const part of read) part.show();
  if (!queue.due && !read.some(({ changed }) => changed)) return [];
  const haveOffersChanged = read.at(-1)?.changed === true;
  if (haveOffersChanged) await catalogue.refresh({ rereadTexts: true });
  const due = { before, offers: offers + Number(haveOffersChanged) };
  queue.due = due;
  contentState.changedAt = Date.now();
  await renewContentIndexes();
  const changed = await changedAddresses(before, await shownNow(due));
  queue.due = null;
  return changed;
};

/**
 * Shows what editors have changed, all of it or, where some of it cannot be used, nothing: it then rejects with a
 * ContentError. `event` is what the CMS said of it. Gives the addresses of the pages to rebuild. Refreshes run one after
 * the other; pages that could not be compared, since the CMS failed, are by the next.
 */
export const refreshContent = (event: unknown): Promise<string[]> => {
  const turn = queue.last.then(() => refresh(event));
  queue.last = turn.catch(() => null);
  return turn;
};
