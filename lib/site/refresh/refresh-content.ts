import { ApiError } from '../../api/errors';
import type { ChangingContent, ContentChange } from '../../model/content-change';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { UpstreamError } from '../../platform/http/upstream-error';
import { contentChanges } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { announce } from '../../platform/state/announcements';
import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { cms } from '../../upstreams/cms';
import { contentState } from '../../upstreams/files/cached-folder';
import { isContentError } from '../../upstreams/files/content-file';
import { settledFolder } from '../../upstreams/files/settled-folder';
import { jobs } from '../../upstreams/jobs';
import { media } from '../../upstreams/media';
import { publications } from '../../upstreams/publications';
import { catalogue } from '../careers/catalogue';
import { renewContentIndexes } from '../search/content-index';

const sources: readonly ChangingContent[] = [cms, media, publications, jobs];

/** The changes that an event of the CMS reports, for each part. Rejects if one is invalid. */
const readChanges = async (event: unknown): Promise<ContentChange[]> => {
  const changes: ContentChange[] = [];
  for (const source of sources) changes.push(await source.changed(event));
  return changes;
};

interface State {
  /** The last refresh, whether it succeeded or not. */
  lastRefresh: Promise<unknown>;
  /** A refresh that has not begun, and the event that it is for; later calls join it. */
  pending: { event: unknown; refreshed: Promise<string[]> } | null;
  /** The tags of changes that are shown and not announced yet: an earlier refresh failed after them. */
  dueTags: Set<string>;
}

const state = oncePerProcess(
  'content-refreshes',
  (): State => ({ lastRefresh: Promise.resolve(), pending: null, dueTags: new Set() }),
);

/** Sends the search what has changed. While it fails it finds what it has; the next search sends the rest. */
const sendToSearch = async (): Promise<void> => {
  try {
    await renewContentIndexes();
    await catalogue.renewDictionaries();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.upstream !== 'search index') throw error;
    log.error({ err: error }, 'the search does not have the newest content');
  }
};

/** Reads all content and checks it; rejects with a ContentError if some of it is invalid. Loads the offers. */
export const loadContent = async (): Promise<void> => {
  for (const change of await readChanges(null)) change.show();
  await sendToSearch();
  await catalogue.load().catch((error) => log.error({ err: error }, 'there are no offers until the job board answers'));
};

/** Reads all content and the offers, and sends the search what it lacks. Rejects if an upstream fails. */
export const indexEverything = async (): Promise<void> => {
  for (const change of await readChanges(null)) change.show();
  await renewContentIndexes();
  await catalogue.load();
  if (!catalogue.isIndexed()) throw new Error('The search does not have the job offers: the log says why.');
};

const refresh = async (event: unknown): Promise<string[]> => {
  await settledFolder(env.CONTENT_DIR);
  for (const change of await readChanges(event)) {
    change.show();
    for (const tag of change.tags) state.dueTags.add(tag);
  }
  const { dueTags } = state;
  if (dueTags.size === 0) return [];
  contentState.changedAt = monotonicNow();
  if (dueTags.has(tags.offers)) await catalogue.refresh({ rereadTexts: true });
  await sendToSearch();
  state.dueTags = new Set();
  contentChanges.emit('published', dueTags);
  return [...dueTags];
};

/**
 * Publishes what editors have changed: all of it or, if some of it is invalid, nothing; it then rejects with a
 * ContentError. `event` is the body of the CMS's webhook. Returns the tags of what has changed (`model/tags`), and tells
 * `contentChanges`. Refreshes run one after the other; a refresh also covers the changes of one that failed before it.
 * Calls that wait share one refresh: an editor may publish fifty entries at once.
 */
export const refreshContent = (event: unknown): Promise<string[]> => {
  if (state.pending) {
    state.pending.event = null;
    return state.pending.refreshed;
  }
  const refreshed = state.lastRefresh.then(() => {
    const pendingEvent = state.pending?.event;
    state.pending = null;
    return refresh(pendingEvent);
  });
  state.pending = { event, refreshed };
  state.lastRefresh = refreshed.catch(() => null);
  return refreshed;
};

/** Refreshes the content of this server, and has the other servers refresh theirs. Throws 422 for invalid content. */
export const refreshServers = async (event: unknown): Promise<string[]> => {
  const announcement = orNull(announce('content'), 'the other servers are not told of changed content');
  const refreshed = refreshContent(event).catch((error) => {
    throw isContentError(error) ? new ApiError(422, error.message) : error;
  });
  const [changed] = await Promise.all([refreshed, announcement]);
  return changed;
};
