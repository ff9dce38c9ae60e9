import { type Locale, locales } from '../../i18n/locales';
import { parisDay } from '../../i18n/paris-time';
import type { PagedQuery } from '../../model/list';
import { pageKinds, tags } from '../../model/tags';
import { log } from '../../platform/process/log';
import { trackRead, withoutTracking } from '../../platform/process/reads';
import { oncePerProcess } from '../../shared/once-per-process';
import type { Edition } from '../../upstreams/cms/contract';
import { contentState } from '../../upstreams/files/cached-folder';
import { search as engine } from '../../upstreams/search';
import type { Collection } from '../../upstreams/search/contract';
import { hasLabels } from '../../upstreams/search/facets';
import { synchronize } from '../../upstreams/search/synchronize';
import { editionKey } from '../pages/directory';
import { type Entry, isSame, type Listed, readContent, toListed } from './entries';
import { entryDocuments } from './entry-documents';
import type { EntryFilters, EntryKind } from './entry-labels';
import { pageDigests } from './page-digests';

/** What a list asks of the entries: by default all of them. */
interface EntryQuery extends Pick<PagedQuery, 'search' | 'sort'>, Partial<Pick<PagedQuery, 'page' | 'pageSize'>> {
  /**
   * Whether the reader has chosen the order, as for the oldest first: exact titles then do not come before others. The
   * default order is not chosen.
   */
  chosen?: boolean;
  filters: EntryFilters;
}

/** The entries of an edition, those that the search has, and those being sent to it. */
interface State {
  listed?: Listed;
  /** The state of the content, and the day, that `listed` is for. */
  listedFor?: string;
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

/** All current entries. */
const listEntries = async (edition: Edition): Promise<Listed> => {
  const state = stateOf(edition);
  const asked = `${contentState.changedAt} ${parisDay(new Date())}`;
  if (!edition.draft && state.listed?.content.documents && state.listedFor === asked) return state.listed;
  const content = await withoutTracking(() => readContent(edition));
  if (!state.listed || !isSame(state.listed.content, content)) state.listed = await toListed(edition, content);
  state.listedFor = asked;
  return state.listed;
};

const collectionOf = ({ locale, draft }: Edition): Collection => ({
  name: `${draft ? 'drafts' : 'pages'}-${locale}`,
  language: locale,
});

const send = async (edition: Edition, listed: Listed): Promise<void> => {
  const { directory, searchWords } = listed.content;
  const digests = await pageDigests(edition, directory);
  const dictionaries = { [edition.locale]: { ...searchWords, aliases: [] } };
  await synchronize(engine, collectionOf(edition), entryDocuments(edition.locale, listed, digests), dictionaries);
};

/** The current entries, after the search has them. */
const renew = (edition: Edition): Promise<Listed> => {
  const state = stateOf(edition);
  const renewed = async () => {
    try {
      const listed = await listEntries(edition);
      if (!state.indexed || !isSame(state.indexed.content, listed.content)) {
        await withoutTracking(() => send(edition, listed));
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

const tagsOfKind = {
  page: (locale) => pageKinds.map((kind) => tags.list(kind, locale)),
  news: (locale) => [tags.list('article', locale)],
  highlight: (locale) => [tags.list('article', locale)],
  person: (locale) => [tags.list('person', locale)],
  document: (locale) => [tags.documents(locale)],
  event: (locale) => [tags.events(locale)],
} as const satisfies Record<EntryKind, (locale: Locale) => string[]>;

/** Notes that a response shows which entries of these kinds there are. */
const noteKinds = (locale: Locale, kinds: readonly EntryKind[]): void => {
  for (const tag of kinds.flatMap((kind) => tagsOfKind[kind](locale))) trackRead(tag);
};

/** Notes that a response depends on the words of all entries. */
const noteWords = (locale: Locale): void => {
  for (const tag of [tags.pages(locale), tags.documents(locale), tags.events(locale)]) trackRead(tag);
};

/**
 * A page of the matching entries, by date or by relevance, with their total, the corrected keywords, if some were found
 * nowhere, and whether the entries have only most of the keywords, because none has all. Without keywords all entries match. Rejects if an upstream fails.
 */
export const searchEntries = async (
  edition: Edition,
  { search, sort, chosen = sort === 'date_asc', filters, page = 0, pageSize = everything }: EntryQuery,
): Promise<{ found: Entry[]; total: number; corrected: string | null; isPartial: boolean }> => {
  const { locale } = edition;
  if (search.trim() === '') {
    noteKinds(locale, filters.kind ?? ['page', 'document', 'event']);
    const { entries } = await listEntries(edition);
    const found = entries.filter(({ labels }) => hasLabels(labels, filters));
    if (sort === 'date_asc') found.reverse();
    const shown = found.slice(page * pageSize, (page + 1) * pageSize);
    for (const entry of shown) if (entry.page) trackRead(tags.facts(locale, entry.page.path));
    return { found: shown, total: found.length, corrected: null, isPartial: false };
  }
  noteWords(locale);
  const indexed = await indexedIn(edition);
  const { ids, total, correction, isPartial } = await engine.query({
    collection: collectionOf(edition),
    text: search,
    locale,
    sort,
    page,
    size: pageSize,
    labels: filters,
    excludeMentions: sort !== 'relevance',
    promoteTitleMatches: sort === 'relevance' || !chosen,
  });
  return { found: withIds(indexed, ids), total, corrected: correction, isPartial };
};

/**
 * The entries whose titles match the typed words, then the newest that are about them, and the words as they were
 * searched for. Nothing is corrected, since the last word may be incomplete. Rejects if an upstream fails.
 */
export const typedEntries = async (edition: Edition, typed: string): Promise<{ found: Entry[]; words: string[] }> => {
  const { locale } = edition;
  noteWords(locale);
  const indexed = await indexedIn(edition);
  const { ids, words } = await engine.suggest({
    collection: collectionOf(edition),
    text: typed,
    locale,
    size: everything,
  });
  return { found: withIds(indexed, ids), words };
};
