import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../../i18n/locales';
import { noSearchWords, type SearchWords } from '../../../model/search-words';
import { tags } from '../../../model/tags';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { contentChanges, lastReads } from '../../../platform/process/lifecycle';
import { log } from '../../../platform/process/log';
import { trackRead } from '../../../platform/process/reads';
import { runSteps } from '../../../platform/process/steps';
import { formatIsoDate, monotonicNow } from '../../../shared/time';
import { contentState } from '../../../upstreams/files/cached-folder';
import type { ListedPosting, Posting, PostingSource } from '../../../upstreams/jobs/contract';
import type { Search } from '../../../upstreams/search/contract';
import { synchronize } from '../../../upstreams/search/synchronize';
import { applyListing } from './apply-listing';
import { createOfferLanguage, type SentDictionaries, sendDictionaries } from './dictionaries';
import { hasEnded, isOpen, type Offer } from './offer';
import { offerCollection, offerDocuments } from './offer-documents';
import { indexOffers, type OfferIndex } from './offer-index';
import { findMissingTexts, readTexts, type TextCache } from './offer-texts';
import { createQueryParser, type ParsedQuery } from './query-parser';
import { readSnapshot, writeSnapshot } from './snapshot';

interface ListingState {
  index?: OfferIndex;
  texts: TextCache;
  dictionaries: SentDictionaries;
  /** Whether the search has the offers of `index`. */
  isIndexed: boolean;
  loading?: Promise<void>;
  /** The last refresh, including its background work. */
  lastRefresh: Promise<unknown>;
  /** The offers in the snapshot. */
  savedOffers?: readonly Offer[];
  /**
   * The time of the first of consecutive listings with far fewer offers than before, and the number of these listings.
   */
  fall?: { since: number; listings: number } | undefined;
  /** The value of `contentState.changedAt` when the board was last listed. */
  contentChangedAt: number;
}

export const createListingState = (): ListingState => ({
  texts: new Map(),
  dictionaries: new Map(),
  isIndexed: false,
  lastRefresh: Promise.resolve(),
  contentChangedAt: 0,
});

export interface ListingOptions {
  board: PostingSource;
  search: Search;
  /** The path of the snapshot; without one, every start depends on the listing of the board. */
  file?: string;
  /** Whether changed files of an embedded board take effect immediately. */
  isLive?: boolean;
  /** How long the start waits for the listing, by default without limit; a later one is shown when it arrives. */
  listingTimeoutMs?: number;
  /** How long a refresh waits for texts; later texts are added in the background. */
  textTimeoutMs?: number;
  /**
   * The number of consecutive listings without most offers after which such a listing is accepted; after an hour, it is
   * accepted in any case. By default, every listing is accepted immediately.
   */
  fallListings?: number;
  /** The current day of the board, as an ISO date; by default in UTC. */
  today?: () => string;
  /** The search terms that editors define for a locale. */
  searchWords?: (locale: Locale) => Promise<SearchWords>;
  /** Shared by all instances of one listing. */
  state?: ListingState;
}

/** A listing that lacks at most this many offers, or has at least this share of them, is accepted immediately. */
const maxFall = 10;
const minShare = 0.5;
/** The maximum time for which listings with far fewer offers are held back. */
const maxHeldMs = 3_600_000;

const lateError = new UpstreamError('unavailable', { cause: new Error('the first listing takes long and goes on') });

const settlesWithin = async (timeoutMs: number, promise: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const timeout = wait(timeoutMs, false, { signal: timer.signal, ref: false }).catch(() => false);
  return Promise.race([promise.then(() => true), timeout]).finally(() => timer.abort());
};

/**
 * The job board's listing, cached in memory and in a snapshot. Only `refresh` and the first `current` call the board.
 */
export const createCachedListing = ({
  board,
  search,
  file,
  isLive = false,
  listingTimeoutMs,
  textTimeoutMs = 5000,
  fallListings = 1,
  today = () => formatIsoDate(Date.now()),
  searchWords = async () => noSearchWords,
  state = createListingState(),
}: ListingOptions) => {
  const fetchListing = async (): Promise<ListedPosting[]> => {
    const listing: ListedPosting[] = [];
    for await (const posting of board.postings()) listing.push(posting);
    return listing;
  };

  /** Whether to hold back a listing because it lacks so many offers that a fault of the board is likely. */
  const shouldHoldBack = (openCount: number, listedCount: number): boolean => {
    if (fallListings === 1 || openCount - listedCount <= maxFall || listedCount >= openCount * minShare) {
      state.fall = undefined;
      lastReads.heldOfferCount = 0;
      return false;
    }
    const { since, listings } = state.fall ?? { since: Date.now(), listings: 0 };
    const fall = { since, listings: listings + 1 };
    const isHeld = fall.listings < fallListings && Date.now() - since < maxHeldMs;
    state.fall = isHeld ? fall : undefined;
    lastReads.heldOfferCount = isHeld ? openCount - listedCount : 0;
    log.error(
      {
        event: isHeld ? 'jobs.fall_held_back' : 'jobs.fall_believed',
        known: openCount,
        listed: listedCount,
        listings: fall.listings,
      },
      isHeld
        ? 'failed to accept a job listing with far fewer offers than before; the previous offers remain for now'
        : 'the job board still lists far fewer offers than before; the missing ones are closed',
    );
    return isHeld;
  };

  const refreshTexts = async (offers: readonly Offer[], rereadAll: boolean): Promise<number> => {
    const open = offers.filter(isOpen);
    const ids = new Set(open.map(({ posting }) => posting.jobId));
    for (const id of state.texts.keys()) if (!ids.has(id)) state.texts.delete(id);
    return readTexts(board, rereadAll ? open : findMissingTexts(open, state.texts), state.texts);
  };

  const parsers = new Map<Locale, { index: OfferIndex; source: unknown; parse: (text: string) => ParsedQuery }>();

  const renewDictionaries = (offers: readonly Offer[]) =>
    sendDictionaries(search, searchWords, offers, state.dictionaries);

  /**
   * Sends changed offers to the search. Returns false if the search is unavailable and only has the previous offers.
   */
  const sendToSearch = async ({ offers, open }: OfferIndex): Promise<boolean> => {
    try {
      await renewDictionaries(offers);
      await synchronize(search, offerCollection, offerDocuments(open, state.texts));
      lastReads.searchDocumentCounts.set(offerCollection.name, { offer: open.length });
      return true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.error({ event: 'search.sync_failed', err: error }, 'failed to send offers to the search');
      return false;
    }
  };

  const publish = async (offers: readonly Offer[]): Promise<void> => {
    state.isIndexed = false;
    const index = await indexOffers(offers);
    state.isIndexed = await sendToSearch(index);
    const isChanged = state.index?.offers !== offers;
    state.index = index;
    lastReads.openOfferCount = index.open.length;
    if (isChanged) contentChanges.emit('published', new Set([tags.offers]));
  };

  const publishLateTexts = async (offers: readonly Offer[], reading: Promise<number>): Promise<void> => {
    try {
      if ((await reading) > 0) await publish(offers);
    } catch (error) {
      log.error({ event: 'jobs.texts_failed', err: error }, 'failed to publish late texts of offers');
    }
  };

  /** Closes offers whose last day to apply has passed, whatever the board lists. */
  const closeEnded = (offers: readonly Offer[]): Promise<readonly Offer[]> => {
    const listing = offers.filter(isOpen).map(({ posting }) => posting);
    return runSteps(applyListing(offers, listing, Date.now(), today()));
  };

  const loadSnapshot = async (): Promise<readonly Offer[] | null> => {
    const offers = file ? await readSnapshot(file) : null;
    return offers && closeEnded(offers);
  };

  /** Shows the offers of the snapshot because of an error, with which it rejects if there is no snapshot. */
  const publishSnapshot = async (error: unknown): Promise<void> => {
    const offers = await loadSnapshot();
    if (!offers) throw error;
    log.error(
      { event: 'jobs.listing_failed', err: error },
      'failed to list the job board; the offers are those of the snapshot',
    );
    await publish(offers);
  };

  const publishListing = async (
    previous: readonly Offer[],
    listing: readonly ListedPosting[],
    rereadTexts: boolean,
  ) => {
    lastReads.jobsListedAt = monotonicNow();
    const openListing = listing.filter((posting) => !hasEnded(posting, today()));
    const listedCount = new Set(openListing.map(({ jobId }) => jobId)).size;
    const isHeld = shouldHoldBack(previous.filter(isOpen).length, listedCount);
    const offers = isHeld ? previous : await runSteps(applyListing(previous, listing, Date.now(), today()));
    const reading = refreshTexts(offers, rereadTexts);
    const areTextsRead = await settlesWithin(textTimeoutMs, reading);
    const isSame = state.index?.offers === offers && state.isIndexed;
    const changed = !isSame || (areTextsRead && (await reading) > 0);
    await (changed ? publish(offers) : renewDictionaries(offers));
    const rest = areTextsRead ? null : publishLateTexts(offers, reading);
    return { changed, rest };
  };

  const runRefresh = async ({ rereadTexts = false, isStart = false }) => {
    state.contentChangedAt = contentState.changedAt;
    const previous = state.index ? await closeEnded(state.index.offers) : ((await loadSnapshot()) ?? []);
    const listing = fetchListing().catch(async (error) => {
      if (state.index && state.index.offers !== previous) await publish(previous);
      throw error;
    });
    const isLate = isStart && listingTimeoutMs !== undefined && !(await settlesWithin(listingTimeoutMs, listing));
    if (!isLate) return publishListing(previous, await listing, rereadTexts);
    await publishSnapshot(lateError).catch(() => null);
    const published = listing
      .then((postings) => publishListing(previous, postings, rereadTexts))
      .catch((err) => log.error({ event: 'jobs.refresh_failed', err }, 'failed to refresh the offers'));
    return { changed: true, rest: published.then((result) => result?.rest) };
  };

  /**
   * Lists the board again; with `rereadTexts`, it also reads all texts again. Resolves with whether anything has
   * changed. If the listing fails, it rejects, and the previous listing remains. Refreshes run one after another. With
   * `isStart`, a listing that takes long is shown later, and the snapshot until then.
   */
  const refresh = (options: { rereadTexts?: boolean; isStart?: boolean } = {}): Promise<boolean> => {
    const turn = state.lastRefresh.then(() => runRefresh(options));
    state.lastRefresh = turn.then(({ rest }) => rest).catch(() => null);
    return turn.then(({ changed }) => changed);
  };

  const loadOnce = async (): Promise<void> => {
    await refresh({ isStart: true }).catch(publishSnapshot);
    if (!state.index) throw lateError;
  };

  /**
   * Lists the board for the first time. If that fails or takes long, the offers are those of the snapshot, or none: it
   * rejects if there is no snapshot.
   */
  const load = (): Promise<void> => {
    state.loading ??= loadOnce();
    return state.loading;
  };

  return {
    refresh,
    load,
    async current(): Promise<OfferIndex> {
      trackRead(tags.offers);
      if (!state.index) await load();
      if (isLive && state.contentChangedAt < contentState.changedAt) await refresh({ rereadTexts: true });
      if (!state.index) throw new Error('The offers are not loaded.');
      return state.index;
    },
    /** Parses the keywords of a search, given the facet values of an index's offers. */
    parseQuery(index: OfferIndex, locale: Locale, text: string, isTyping?: boolean): ParsedQuery {
      const source = state.dictionaries.get(locale);
      const cached = parsers.get(locale);
      const parser =
        cached?.index === index && cached.source === source
          ? cached
          : { index, source, parse: createQueryParser(index, locale, createOfferLanguage(locale, state.dictionaries)) };
      parsers.set(locale, parser);
      return parser.parse(text, isTyping);
    },
    /** Whether candidates can apply for a posting of the board today. */
    isAccepting: (posting: Posting): boolean => posting.isOpen && !hasEnded(posting, today()),
    /** Whether the last listing is held back because it lacks most offers. */
    isFallHeldBack: (): boolean => state.fall !== undefined,
    /** Whether the search has the offers of the last refresh. */
    isIndexed: (): boolean => state.isIndexed,
    /** Sends the terms that editors have changed to the search, as every refresh does. */
    renewDictionaries: async (): Promise<void> => {
      if (state.index) await renewDictionaries(state.index.offers);
    },
    /** Writes the snapshot if it is outdated. */
    async save(): Promise<void> {
      const offers = state.index?.offers;
      if (!file || !offers || offers === state.savedOffers) return;
      if (await writeSnapshot(file, offers)) state.savedOffers = offers;
    },
  };
};
