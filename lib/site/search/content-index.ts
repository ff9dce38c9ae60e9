import { type Locale, locales } from '../../i18n/locales';
import { formatParisDate } from '../../i18n/paris-time';
import type { PagedQuery } from '../../model/list';
import { pageKinds, tags } from '../../model/tags';
import { lastReads } from '../../platform/process/lifecycle';
import { log } from '../../platform/process/log';
import { trackRead, withoutTracking } from '../../platform/process/reads';
import { oncePerProcess } from '../../shared/once-per-process';
import type { Edition } from '../../upstreams/cms/contract';
import { contentState } from '../../upstreams/files/cached-folder';
import { search as engine } from '../../upstreams/search';
import type { Collection } from '../../upstreams/search/contract';
import { hasLabels } from '../../upstreams/search/facets';
import { synchronize } from '../../upstreams/search/synchronize';
import { toEditionKey } from '../pages/page-index';
import { createListing, type Entry, type EntryListing, isSameContent, readContent } from './entries';
import { entryDocuments } from './entry-documents';
import type { EntryFilters, EntryKind } from './entry-labels';
import { loadPageDigests } from './page-digests';

/** A query for entries; by default it matches all of them. */
interface EntryQuery extends Pick<PagedQuery, 'search' | 'sort'>, Partial<Pick<PagedQuery, 'page' | 'pageSize'>> {
  filters: EntryFilters;
}

/**
 * An edition's current entries (`listing`), those that the search has (`indexedListing`), and those that are being sent
 * to it (`renewal`).
 */
interface State {
  listing?: EntryListing;
  /** The state of the content and the day for which `listing` was created. */
  listingKey?: string;
  indexedListing?: EntryListing;
  renewal?: Promise<EntryListing> | undefined;
}

const maxBestMatches = 3;

/** The page size for queries without pagination, larger than the number of entries of any site. */
const maxEntries = 10_000;

const states = oncePerProcess('content-indexes', () => new Map<string, State>());

const getState = (edition: Edition): State => {
  const state = states.get(toEditionKey(edition)) ?? {};
  states.set(toEditionKey(edition), state);
  return state;
};

/** All current entries. */
const listEntries = async (edition: Edition): Promise<EntryListing> => {
  const state = getState(edition);
  const currentKey = `${contentState.changedAt} ${formatParisDate(new Date())}`;
  if (!edition.draft && state.listing?.content.documents && state.listingKey === currentKey) return state.listing;
  const content = await withoutTracking(() => readContent(edition));
  if (!state.listing || !isSameContent(state.listing.content, content))
    state.listing = await createListing(edition, content);
  state.listingKey = currentKey;
  return state.listing;
};

const toCollection = ({ locale, draft }: Edition): Collection => ({
  name: `${draft ? 'drafts' : 'pages'}-${locale}`,
  language: locale,
});

const sendToSearch = async (edition: Edition, listing: EntryListing): Promise<void> => {
  const { directory, searchWords } = listing.content;
  const digests = await loadPageDigests(edition, directory);
  const dictionaries = { [edition.locale]: { ...searchWords, aliases: [] } };
  const collection = toCollection(edition);
  await synchronize(engine, collection, entryDocuments(edition.locale, listing, digests), dictionaries);
  // The last kind is the most specific one.
  const entriesByKind = Map.groupBy(listing.entries, ({ labels }) => labels.kind?.at(-1) ?? 'page');
  const counts = [...entriesByKind].map(([kind, entries]) => [kind, entries.length]);
  lastReads.searchDocumentCounts.set(collection.name, Object.fromEntries(counts));
};

/** Sends the current entries to the search unless it has them, and returns them. */
const renew = (edition: Edition): Promise<EntryListing> => {
  const state = getState(edition);
  const runRenewal = async () => {
    try {
      const listing = await listEntries(edition);
      if (!state.indexedListing || !isSameContent(state.indexedListing.content, listing.content)) {
        await withoutTracking(() => sendToSearch(edition, listing));
        state.indexedListing = listing;
      }
      return state.indexedListing;
    } finally {
      state.renewal = undefined;
    }
  };
  state.renewal ??= runRenewal();
  return state.renewal;
};

/**
 * Updates the search with the published content in every locale; only changed pages are read. Rejects if an upstream
 * fails; the previous entries are then still found.
 */
export const renewContentIndexes = async (): Promise<void> => {
  for (const locale of locales) {
    const edition = { locale, draft: false };
    await getState(edition).renewal?.catch(() => undefined);
    await renew(edition);
  }
};

/**
 * The entries of an edition that the search has. Newer ones are sent in the background: visitors do not wait for them,
 * but editors, who see drafts, do.
 */
const getIndexedListing = async (edition: Edition): Promise<EntryListing> => {
  const { indexedListing } = getState(edition);
  const renewal = renew(edition);
  if (edition.draft || !indexedListing) return renewal;
  renewal.catch((error: unknown) =>
    log.error({ event: 'search.sync_failed', err: error }, 'failed to send content to the search'),
  );
  return indexedListing;
};

const findEntries = ({ byId }: EntryListing, ids: readonly string[]): Entry[] =>
  ids.flatMap((id) => byId.get(id) ?? []);

const tagsByKind = {
  page: (locale) => pageKinds.map((kind) => tags.list(kind, locale)),
  news: (locale) => [tags.list('article', locale)],
  highlight: (locale) => [tags.list('article', locale)],
  person: (locale) => [tags.list('person', locale)],
  document: (locale) => [tags.documents(locale)],
  event: (locale) => [tags.events(locale)],
} as const satisfies Record<EntryKind, (locale: Locale) => string[]>;

/** Tracks that the current response depends on which entries of these kinds exist. */
const trackKinds = (locale: Locale, kinds: readonly EntryKind[]): void => {
  for (const tag of kinds.flatMap((kind) => tagsByKind[kind](locale))) trackRead(tag);
};

/** Tracks that the current response depends on the texts of all entries. */
const trackAllTexts = (locale: Locale): void => {
  for (const tag of [tags.pages(locale), tags.documents(locale), tags.events(locale)]) trackRead(tag);
};

/** The entries that match a search, and how they match. */
interface EntrySearch {
  /** Up to three of the entries, the most relevant first, to show above a long list by date. */
  bestMatches: Entry[];
  entries: Entry[];
  total: number;
  /** The keywords that the entries have, and their synonyms. */
  terms: string[];
  /** The keywords with other spellings of unknown ones; null if none was corrected. */
  corrected: string | null;
  /** The keywords that the entries do not have, because no entry has all of them. */
  missingWords: string[];
}

/**
 * One page of the matching entries, by date or by relevance; every order has the same entries. Without keywords, all
 * entries match. Rejects if an upstream fails.
 */
export const searchEntries = async (
  edition: Edition,
  { search, sort, filters, page = 0, pageSize = maxEntries }: EntryQuery,
): Promise<EntrySearch> => {
  const { locale } = edition;
  if (search.trim() === '') {
    trackKinds(locale, filters.kind ?? ['page', 'document', 'event']);
    const { entries } = await listEntries(edition);
    const matches = entries.filter(({ labels }) => hasLabels(labels, filters));
    if (sort === 'date_asc') matches.reverse();
    const pageEntries = matches.slice(page * pageSize, (page + 1) * pageSize);
    for (const entry of pageEntries) if (entry.page) trackRead(tags.pageSummary(locale, entry.page.path));
    return {
      bestMatches: [],
      entries: pageEntries,
      total: matches.length,
      terms: [],
      corrected: null,
      missingWords: [],
    };
  }
  trackAllTexts(locale);
  const listing = await getIndexedListing(edition);
  const query = { collection: toCollection(edition), text: search, locale, labels: filters };
  const [{ ids, total, terms, correction, missingWords }, best] = await Promise.all([
    engine.query({ ...query, sort, page, size: pageSize }),
    sort === 'date_desc' && page === 0
      ? engine.query({ ...query, sort: 'relevance', page, size: maxBestMatches })
      : null,
  ]);
  return {
    bestMatches: best && total > maxBestMatches ? findEntries(listing, best.ids) : [],
    entries: findEntries(listing, ids),
    total,
    terms,
    corrected: correction,
    missingWords,
  };
};

/** The entries about keywords that are being typed, the most relevant first. Rejects if an upstream fails. */
export const suggestEntries = async (edition: Edition, text: string): Promise<Entry[]> => {
  const { locale } = edition;
  trackAllTexts(locale);
  const listing = await getIndexedListing(edition);
  const { ids } = await engine.query({
    collection: toCollection(edition),
    text,
    locale,
    sort: 'relevance',
    page: 0,
    size: maxEntries,
    isTyping: true,
  });
  return findEntries(listing, ids);
};
