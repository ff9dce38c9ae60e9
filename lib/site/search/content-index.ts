import { isDeepStrictEqual } from 'node:util';
import { cms } from '../../cms';
import type { CmsEvent, Edition, PageFacts } from '../../cms/contract';
import { versionOf } from '../../content/version-of';
import { orNull } from '../../http/or-null';
import { countryName } from '../../i18n/formats';
import { type Locale, locales, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverStrings } from '../../i18n/server-strings';
import { wordsOf } from '../../i18n/words';
import type { SearchWords } from '../../model/search-words';
import type { Settings } from '../../model/settings';
import { log } from '../../process/log';
import { oncePerProcess } from '../../process/once-per-process';
import { publications } from '../../publications';
import type { PublishedDocument, PublishedDocuments } from '../../publications/contract';
import { search as engine } from '../../search';
import type { Collection, SearchDocument, SearchSort, Typed } from '../../search/contract';
import { hasLabels } from '../../search/labels';
import { type Source as DocumentSource, positioned, synchronize } from '../../search/synchronize';
import { isFiller } from '../../search/telling-words';
import { documentAddress, fileAddress } from '../../shared/file-address';
import { eventAddress } from '../calendar/events';
import { directoryOf, editionKey, type SiteDirectory } from '../pages/directory';
import { type PageDigest, pageDigests } from '../pages/page-digests';
import { type EntryFilters, type EntryLabels, labelsOf } from './entry-labels';

/**
 * A search entry: a page of the site, a document for investors, or an event without a page of its own. `date` is an ISO
 * date.
 */
export interface Entry {
  /** Unique among all entries of an edition. */
  id: string;
  title: string;
  text: string;
  date: string;
  url: string;
  labels: EntryLabels;
  page?: PageFacts;
  document?: PublishedDocument;
  event?: CmsEvent;
}

export interface EntrySearch {
  search: string;
  sort: SearchSort;
  /**
   * Whether the reader has chosen the order, as for the oldest first: exact titles then do not come before others. The
   * default order is not chosen.
   */
  chosen?: boolean;
  filters: EntryFilters;
  /** Starts at 0; without it, all entries are returned. */
  page?: number;
  pageSize?: number;
}

type Documents = PublishedDocuments | null;

/** The content that the entries of an edition come from. */
interface Content {
  directory: SiteDirectory;
  settings: Settings;
  events: readonly CmsEvent[];
  documents: Documents;
  searchWords: SearchWords;
}

interface Listed {
  content: Content;
  /** Newest first. */
  entries: readonly Entry[];
  byId: ReadonlyMap<string, Entry>;
}

/** The entries of an edition, those that the search has, and those being sent to it. */
interface State {
  listed?: Listed;
  indexed?: Listed;
  renewal?: Promise<Listed> | undefined;
}

/** More than any site has. */
const everything = 10_000;

const states = oncePerProcess('content-indexes', () => new Map<string, State>());

const stateOf = (edition: Edition): State => {
  const state = states.get(editionKey(edition)) ?? {};
  states.set(editionKey(edition), state);
  return state;
};

/** The downloadable documents; null if they are unavailable: news and pages are still found. */
const publishedDocuments = (locale: Locale): Promise<Documents> =>
  orNull(publications.documents(locale), 'documents for investors are not found');

const readContent = async (edition: Edition): Promise<Content> => {
  const [directory, settings, events, documents, searchWords] = await Promise.all([
    directoryOf(edition),
    cms.settings(edition),
    cms.events(edition),
    publishedDocuments(edition.locale),
    cms.searchWords(edition),
  ]);
  return { directory, settings, events, documents, searchWords };
};

/** Whether nothing has changed; unavailable documents count as unchanged. */
const isSame = (before: Content, { directory, documents, ...now }: Content): boolean => {
  const { directory: known, documents: knownDocuments, ...others } = before;
  return (
    known.version === directory.version &&
    (documents === null || knownDocuments?.version === documents.version) &&
    isDeepStrictEqual(others, now)
  );
};

const pageEntry = (locale: Locale, page: PageFacts): Entry => ({
  id: `page ${page.id}`,
  title: page.pageTitle,
  text: page.summary,
  date: page.publishedAt,
  url: pagePath(locale, page.path),
  labels: labelsOf.page(page),
  page,
});

const documentEntries = async (locale: Locale, documents: readonly PublishedDocument[]): Promise<Entry[]> => {
  const t = await serverStrings(locale, 'finance');
  return documents.map((document) => ({
    id: `document ${document.reference}`,
    title: document.title,
    text: t(`documents.type-${document.type}`),
    date: document.date,
    url: documentAddress(document.reference) ?? fileAddress(document.reference),
    labels: labelsOf.document(document),
    document,
  }));
};

/** Events without a page on this site: they link to another site, or to the page with all events. */
const eventEntries = (events: readonly CmsEvent[], settings: Settings): Entry[] =>
  events
    .filter(({ href }) => !href?.startsWith('/'))
    .flatMap((event) => {
      const url = eventAddress(event, settings);
      if (!url) return [];
      const { id, title, text, startDate } = event;
      return [{ id: `event ${id}`, title, text, date: startDate, url, labels: labelsOf.event(event), event }];
    });

/** All current entries, except the page that shows search results. */
const listEntries = async (edition: Edition): Promise<Listed> => {
  const state = stateOf(edition);
  const content = await readContent(edition);
  if (state.listed && isSame(state.listed.content, content)) return state.listed;
  const { directory, settings, events, documents } = content;
  const pages = directory.pages.map((page) => pageEntry(edition.locale, page));
  const entries = [
    ...pages.filter(({ url }) => url !== settings.searchPage),
    ...(await documentEntries(edition.locale, documents?.documents ?? [])),
    ...eventEntries(events, settings),
  ].sort((a, b) => b.date.localeCompare(a.date));
  state.listed = { content, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
  return state.listed;
};

/** The words that may find a page, besides its title: its house, place, craft and kind. */
const factsOf = (page: PageFacts, people: readonly string[], locale: Locale, { directory, settings }: Content) => {
  const { house, article, person, summary, publishedAt } = page;
  const nameOf = (id: string) => directory.byId.get(id)?.pageTitle ?? '';
  const labelOf = (known: Settings['categories'], category: string) =>
    known.find(({ key }) => key === category)?.label ?? '';
  const { categories, sectors } = settings;
  return [
    summary,
    ...people,
    ...(house ? [house.city, countryName(locale, house.country), labelOf(sectors, house.sector)] : []),
    ...(article ? [labelOf(categories, article.category), ...article.houses.map(nameOf), publishedAt.slice(0, 4)] : []),
    ...(person ? [person.job, countryName(locale, person.country), person.house ? nameOf(person.house) : ''] : []),
  ].join('\n');
};

const noDigest: Pick<PageDigest, 'words' | 'often' | 'people'> = { words: [], often: [], people: [] };

const collectionOf = ({ locale, draft }: Edition): Collection => ({
  name: `${draft ? 'drafts' : 'pages'}-${locale}`,
  language: locale,
});

const typedIn = (edition: Edition, text: string, size: number): Typed => ({
  collection: collectionOf(edition),
  text,
  locale: edition.locale,
  size,
});

/** The documents of entries, which are sorted by date. */
function* documentsOf(
  { locale }: Edition,
  { content, entries }: Listed,
  digests: ReadonlyMap<string, PageDigest>,
): Generator<DocumentSource> {
  const tag = tagOf(locale);
  const isTelling = (word: string) => !isFiller(word, locale);
  for (const [entry, position] of positioned(entries, ({ date }) => date)) {
    const { id, title, text, date, labels, page, document: file, event } = entry;
    const { words, often, people } = digests.get(page?.id ?? '') ?? noDigest;
    const facts = page
      ? factsOf(page, people, locale, content)
      : [text, event?.place ?? '', /\d{4}/.test(title) ? '' : date].join('\n');
    const document: Omit<SearchDocument, 'id' | 'version'> = {
      title,
      language: tag,
      facts: [...wordsOf(facts, tag).filter(isTelling), ...often],
      body: words,
      date,
      position,
      isFile: file !== undefined,
      facets: {},
      labels,
    };
    yield { id, version: versionOf(document), document: () => document };
  }
}

const send = async (edition: Edition, listed: Listed): Promise<void> => {
  const { directory, searchWords } = listed.content;
  const digests = await pageDigests(edition, directory);
  const dictionaries = { [edition.locale]: { ...searchWords, aliases: [] } };
  await synchronize(engine, collectionOf(edition), documentsOf(edition, listed, digests), dictionaries);
};

/** The current entries, after the search has them. */
const renew = (edition: Edition): Promise<Listed> => {
  const state = stateOf(edition);
  const renewed = async () => {
    try {
      const listed = await listEntries(edition);
      if (!state.indexed || !isSame(state.indexed.content, listed.content)) {
        await send(edition, listed);
        state.indexed = listed;
      }
      return state.indexed;
    } finally {
      state.renewal = undefined;
    }
  };
  state.renewal ??= renewed();
  return state.renewal;
};

/**
 * Updates the search with the published content in every locale; only changed pages are read. Rejects if an upstream
 * fails; the previous entries are then still found.
 */
export const renewContentIndexes = async (): Promise<void> => {
  for (const locale of locales) {
    const edition = { locale, draft: false };
    await stateOf(edition).renewal?.catch(() => undefined);
    await renew(edition);
  }
};

/**
 * The entries of an edition that the search has. Visitors do not wait for newer ones: these are sent in the background, and
 * the previous ones are used meanwhile. Editors, who see drafts, wait for them.
 */
const indexedIn = async (edition: Edition): Promise<Listed> => {
  const { indexed } = stateOf(edition);
  const renewed = renew(edition);
  if (edition.draft || !indexed) return renewed;
  renewed.catch((error: unknown) => log.error({ err: error }, 'the search still uses its previous entries'));
  return indexed;
};

const withIds = ({ byId }: Listed, ids: readonly string[]): Entry[] => ids.flatMap((id) => byId.get(id) ?? []);

/**
 * A page of the matching entries, by date or by relevance, with their total, the corrected keywords, if some were found
 * nowhere, and whether the entries have only most of the keywords, because none has all. Without keywords all entries match. Rejects if an upstream fails.
 */
export const searchEntries = async (
  edition: Edition,
  { search, sort, chosen = sort === 'date_asc', filters, page = 0, pageSize = everything }: EntrySearch,
): Promise<{ found: Entry[]; total: number; corrected: string | null; isPartial: boolean }> => {
  if (search.trim() === '') {
    const { entries } = await listEntries(edition);
    const found = entries.filter(({ labels }) => hasLabels(labels, filters));
    if (sort === 'date_asc') found.reverse();
    const shown = found.slice(page * pageSize, (page + 1) * pageSize);
    return { found: shown, total: found.length, corrected: null, isPartial: false };
  }
  const indexed = await indexedIn(edition);
  const { ids, total, correction, isPartial } = await engine.query({
    ...typedIn(edition, search, pageSize),
    sort,
    page,
    labels: filters,
    onlyAbout: sort !== 'relevance',
    calledFirst: sort === 'relevance' || !chosen,
  });
  return { found: withIds(indexed, ids), total, corrected: correction, isPartial };
};

/**
 * The entries whose titles match the typed words, then the newest that are about them, and the words as they were
 * searched for. Nothing is corrected, since the last word may be incomplete. Rejects if an upstream fails.
 */
export const typedEntries = async (edition: Edition, typed: string): Promise<{ found: Entry[]; words: string[] }> => {
  const indexed = await indexedIn(edition);
  const { ids, words } = await engine.suggest(typedIn(edition, typed, everything));
  return { found: withIds(indexed, ids), words };
};
