import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../../i18n/locales';
import type { SearchWords } from '../../../model/search-words';
import { tags } from '../../../model/tags';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { inTurns } from '../../../platform/process/in-turns';
import { contentChanges, heldOffers } from '../../../platform/process/lifecycle';
import { log } from '../../../platform/process/log';
import { noteRead } from '../../../platform/process/reads';
import { contentState } from '../../../upstreams/files/kept-content';
import type { PostingFacts, Postings } from '../../../upstreams/jobs/contract';
import type { Search } from '../../../upstreams/search/contract';
import { synchronize } from '../../../upstreams/search/synchronize';
import { type Built, build } from './built';
import { type SentDictionaries, sendDictionaries } from './dictionaries';
import { afterListing, countriesIn, type Entry, openEntries } from './entries';
import { offerCollection, offerDocuments } from './offer-documents';
import { type KnownTexts, readTexts, withoutText } from './offer-texts';
import { readSnapshot, writeSnapshot } from './snapshot';

export interface ListingState {
  built?: Built;
  texts: KnownTexts;
  dictionaries: SentDictionaries;
  /** Whether the search has the offers of `built`. */
  isIndexed: boolean;
  loading?: Promise<void>;
  /** The last refresh, including its background work. */
  last: Promise<unknown>;
  /** The content of the snapshot. */
  saved?: readonly Entry[];
  /** The first listing in a row with far fewer offers than before, and their number. */
  fall?: { since: number; listings: number } | undefined;
  /** The value of `contentState` when the board was last listed. */
  contentAt: number;
}

export const newListingState = (): ListingState => ({
  texts: new Map(),
  dictionaries: new Map(),
  isIndexed: false,
  last: Promise.resolve(),
  contentAt: 0,
});

interface Options {
  board: Postings;
  search: Search;
  /** The path of the snapshot. */
  file?: string;
  /** Whether changed files of an embedded board show at once. */
  live?: boolean;
  /** How long a refresh waits for texts, in ms; later texts are added in the background. */
  textWait?: number;
  /**
   * How many listings in a row must lack most offers before they are believed; after an hour they are in any case. By
   * default one: every listing is.
   */
  fallListings?: number;
  /** The search words that editors define for a locale. */
  searchWords: (locale: Locale) => Promise<SearchWords>;
  state: ListingState;
}

/** A listing that lacks at most this many offers, or has at least this share of them, is believed at once. */
const maxFall = 10;
const minShare = 0.5;
/** How long a listing with far fewer offers is held back at most. */
const maxHeldMs = 3_600_000;

const endsWithin = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController();
  const late = wait(ms, false, { signal: timer.signal, ref: false }).catch(() => false);
  return Promise.race([work.then(() => true), late]).finally(() => timer.abort());
};

/** The board's listing, cached in memory and in a snapshot. Only `refresh` and the first `current` call the board. */
export const keptListing = ({
  board,
  search,
  file,
  live = false,
  textWait = 5000,
  fallListings = 1,
  searchWords,
  state,
}: Options) => {
  const list = async (): Promise<PostingFacts[]> => {
    const listing: PostingFacts[] = [];
    for await (const facts of board.postings()) listing.push(facts);
    return listing;
  };

  /** Whether a listing is held back, since it lacks so many offers that a fault of the board is more likely. */
  const holdsBack = (before: number, listed: number): boolean => {
    if (fallListings === 1 || before - listed <= maxFall || listed >= before * minShare) {
      state.fall = undefined;
      heldOffers.count = 0;
      return false;
    }
    const { since, listings } = state.fall ?? { since: Date.now(), listings: 0 };
    const fall = { since, listings: listings + 1 };
    const isHeld = fall.listings < fallListings && Date.now() - since < maxHeldMs;
    state.fall = isHeld ? fall : undefined;
    heldOffers.count = isHeld ? before - listed : 0;
    log.error(
      { event: isHeld ? 'jobs.fall_held_back' : 'jobs.fall_believed', known: before, listed, listings: fall.listings },
      isHeld
        ? 'the job board lists far fewer offers than before: the site keeps the ones that it has for now'
        : 'the job board still lists far fewer offers than before: the others are closed',
    );
    return isHeld;
  };

  const readMissing = async (entries: readonly Entry[], all: boolean): Promise<number> => {
    const open = openEntries(entries);
    const ids = new Set(open.map(({ facts }) => facts.id));
    for (const id of state.texts.keys()) if (!ids.has(id)) state.texts.delete(id);
    return readTexts(board, all ? open : withoutText(open, state.texts), state.texts);
  };

  const renewDictionaries = (entries: readonly Entry[]) =>
    sendDictionaries(search, searchWords, countriesIn(entries), state.dictionaries);

  /** Sends the search what it lacks; false if it is unavailable: it then finds the offers that it has. */
  const index = async ({ entries, open }: Built): Promise<boolean> => {
    try {
      await renewDictionaries(entries);
      await synchronize(search, offerCollection, offerDocuments(open, state.texts));
      return true;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.error({ err: error }, 'the search does not have the newest offers');
      return false;
    }
  };

  const show = async (entries: readonly Entry[]): Promise<void> => {
    state.isIndexed = false;
    const built = await build(entries);
    state.isIndexed = await index(built);
    const isChanged = state.built?.entries !== entries;
    state.built = built;
    if (isChanged) contentChanges.emit('published', new Set([tags.offers]));
  };

  const showLate = async (entries: readonly Entry[], reading: Promise<number>): Promise<void> => {
    try {
      if ((await reading) > 0) await show(entries);
    } catch (error) {
      log.error({ err: error }, 'texts of offers that came late are not searched yet');
    }
  };

  const run = async (rereadTexts: boolean) => {
    state.contentAt = contentState.changedAt;
    const known = state.built?.entries ?? (file ? await readSnapshot(file) : null) ?? [];
    const listing = await list();
    const listed = new Set(listing.map(({ id }) => id)).size;
    const isHeld = holdsBack(openEntries(known).length, listed);
    const entries = isHeld ? known : await inTurns(afterListing(known, listing, Date.now()));
    const reading = readMissing(entries, rereadTexts);
    const isRead = await endsWithin(textWait, reading);
    const isSame = state.built?.entries === entries && state.isIndexed;
    const changed = !isSame || (isRead && (await reading) > 0);
    await (changed ? show(entries) : renewDictionaries(entries));
    const rest = isRead ? null : showLate(entries, reading);
    return { changed, rest };
  };

  /**
   * Lists the board again; with `rereadTexts` it also reads all texts again. Returns whether anything has changed.
   * Rejects if the listing fails, and keeps the last one. Refreshes run one after the other.
   */
  const refresh = ({ rereadTexts = false } = {}): Promise<boolean> => {
    const turn = state.last.then(() => run(rereadTexts));
    state.last = turn.then(({ rest }) => rest).catch(() => null);
    return turn.then(({ changed }) => changed);
  };

  const loadOnce = async (): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      const entries = file ? await readSnapshot(file) : null;
      if (!entries) throw error;
      log.error({ err: error }, 'the job board cannot be listed: its offers are those of the snapshot');
      await show(entries);
    }
  };

  /** Lists the board for the first time or, if that fails, reads the snapshot; rejects if there is none. */
  const load = (): Promise<void> => {
    state.loading ??= loadOnce();
    return state.loading;
  };

  return {
    refresh,
    load,
    async current(): Promise<Built> {
      noteRead(tags.offers);
      if (!state.built) await load();
      if (live && state.contentAt < contentState.changedAt) await refresh({ rereadTexts: true });
      if (!state.built) throw new Error('the offers are not loaded');
      return state.built;
    },
    /** Whether the last listing is not believed, since it lacks most offers. */
    isFallHeldBack: (): boolean => state.fall !== undefined,
    /** Whether the search has the offers of the last refresh. */
    isIndexed: (): boolean => state.isIndexed,
    /** Sends the search the words that editors have changed; every refresh does so too. */
    renewDictionaries: async (): Promise<void> => {
      if (state.built) await renewDictionaries(state.built.entries);
    },
    /** Writes the snapshot if it is outdated. */
    async save(): Promise<void> {
      const entries = state.built?.entries;
      if (!file || !entries || entries === state.saved) return;
      await writeSnapshot(file, entries);
      state.saved = entries;
    },
  };
};
