import { ApiError } from '../../api/errors';
import type { ChangingContent, ContentChange } from '../../model/content-change';
import { tags } from '../../model/tags';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { UpstreamError } from '../../platform/http/upstream-error';
import { contentChanges, lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { announce } from '../../platform/state/announcements';
import { oncePerProcess } from '../../shared/once-per-process';
import { monotonicNow } from '../../shared/time';
import { cms } from '../../upstreams/cms';
import { contentState } from '../../upstreams/files/cached-folder';
import { isContentError } from '../../upstreams/files/content-file';
import { waitUntilSettled } from '../../upstreams/files/wait-until-settled';
import { jobs } from '../../upstreams/jobs';
import { media } from '../../upstreams/media';
import { publications } from '../../upstreams/publications';
import { catalogue } from '../careers/catalogue';
import { renewContentIndexes } from '../search/content-index';

const sources: readonly ChangingContent[] = [cms, media, publications, jobs];

/**
 * Reads the changes of each source: those that a webhook event of the CMS concerns or, without one, all of them.
 * Rejects if any content is invalid.
 */
const readChanges = async (event: unknown): Promise<ContentChange[]> => {
  const changes = await Promise.all(sources.map((source) => source.loadChanges(event)));
  lastReads.contentReadAt = monotonicNow();
  return changes;
};

interface State {
  /** The last refresh, whether it succeeded or not. */
  lastRefresh: Promise<unknown>;
  /** The refresh that has not begun yet, and its event; later calls join it. */
  pending: { event: unknown; refreshed: Promise<string[]> } | null;
  /** The tags of changes that are shown but not announced yet, because an earlier refresh failed after them. */
  dueTags: Set<string>;
}

const state = oncePerProcess(
  'content-refreshes',
  (): State => ({ lastRefresh: Promise.resolve(), pending: null, dueTags: new Set() }),
);

/**
 * Sends changed content to the search. After a failure, the search still finds the previous content, and the next
 * search sends the changes.
 */
const sendToSearch = async (): Promise<void> => {
  try {
    await renewContentIndexes();
    await catalogue.renewDictionaries();
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.upstream !== 'search index') throw error;
    log.error({ event: 'search.sync_failed', err: error }, 'failed to send content to the search');
  }
};

/** Reads and checks all content, and loads the offers. Rejects with a ContentError if some content is invalid. */
export const loadContent = async (): Promise<void> => {
  for (const change of await readChanges(null)) change.publish();
  await sendToSearch();
  await catalogue
    .load()
    .then(catalogue.save)
    .catch((error) =>
      log.error({ event: 'jobs.load_failed', err: error }, 'failed to load the offers; there are none for now'),
    );
};

/** Reads all content and the offers, and sends the changes to the search. Rejects if an upstream fails. */
export const indexEverything = async (): Promise<void> => {
  for (const change of await readChanges(null)) change.publish();
  await renewContentIndexes();
  await catalogue.refresh();
  if (!catalogue.isIndexed())
    throw new Error('The job offers were not sent to the search. See the log for the reason.');
};

const refresh = async (event: unknown): Promise<string[]> => {
  await waitUntilSettled(env.CONTENT_DIR);
  for (const change of await readChanges(event)) {
    change.publish();
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
 * Publishes the changes of editors. If any content is invalid, it publishes nothing and rejects with a ContentError.
 * `event` is the body of the CMS's webhook, or null for all content. Returns the tags of changed content (`model/tags`)
 * and emits them through `contentChanges`. Refreshes run one after another, and each includes the changes of failed
 * ones. Calls that wait share one refresh, since an editor may publish fifty entries together.
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

/**
 * Refreshes the content of this server, and has the other servers refresh theirs. Returns the tags of changed content.
 * Rejects with an ApiError 422 if content is invalid.
 */
export const refreshServers = async (event: unknown): Promise<string[]> => {
  const announcement = orNull(announce(), 'announce changed content to the other servers');
  const refreshed = refreshContent(event).catch((error) => {
    throw isContentError(error) ? new ApiError(422, error.message) : error;
  });
  const [changedTags] = await Promise.all([refreshed, announcement]);
  return changedTags;
};
