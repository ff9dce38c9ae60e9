import { setImmediate as letOthersWork } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { cms } from '../../cms';
import type { CmsEvent, PageFacts, View } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import { countryName } from '../../i18n/formats';
import { type Locale, locales, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import { wordsOf } from '../../i18n/words';
import type { SearchForm } from '../../model/search';
import type { SearchWords } from '../../model/search-words';
import type { Settings } from '../../model/settings';
import { log } from '../../process/log';
import { oncePerProcess } from '../../process/once-per-process';
import { publications } from '../../publications';
import type { PublishedDocument, PublishedDocuments } from '../../publications/contract';
import { type LocaleLanguage, languageOf } from '../../search/embedded/language-of';
import { leadersFirst, type Titled } from '../../search/embedded/leading';
import { type IndexedDocument, searchIndex } from '../../search/embedded/search-index';
import { stemOf } from '../../search/stems';
import { isFiller, isStopWord, tellingWords } from '../../search/telling-words';
import { typedIn } from '../../search/typed';
import { documentAddress, fileAddress } from '../../shared/file-address';
import { eventAddress } from '../calendar/events';
import { directoryOf, type SiteDirectory, viewKey } from '../pages/directory';
import { type PageDigest, pageDigests } from '../pages/page-digests';

/** What is found: a page of the site, a document for investors, or an event without a page of its own. `date` is an ISO date. */
export interface Entry {
  title: string;
  text: string;
  date: string;
  url: string;
  page?: PageFacts;
  document?: PublishedDocument;
  event?: CmsEvent;
}

export interface EntrySearch {
  search: string;
  sort: SearchForm['sort'];
  /** Which entries are looked among. */
  where: (entry: Entry) => boolean;
}

type Documents = PublishedDocuments | null;

/** What the entries of a view are made of. */
interface Source {
  directory: SiteDirectory;
  settings: Settings;
  events: readonly CmsEvent[];
  documents: Documents;
  searchWords: SearchWords;
}

interface Listed {
  source: Source;
  /** The newest first. */
  entries: readonly Entry[];
}

interface ContentIndex extends Listed {
  titles: Titled[];
  /** Every word of each title, as `wordsOf` gives them. */
  titleWords: (readonly string[])[];
  index: ReturnType<typeof searchIndex<never>>;
  language: LocaleLanguage;
}

/** What is known of a view: its entries, its index, and the one that is being built. */
interface State {
  listed?: Listed;
  index?: ContentIndex;
  renewal?: Promise<ContentIndex> | undefined;
}

const states = oncePerProcess('content-indexes', () => new Map<string, State>());

const stateOf = (view: View): State => {
  const state = states.get(viewKey(view)) ?? {};
  states.set(viewKey(view), state);
  return state;
};

/** What investors may download; null where they cannot be had: news and pages are found all the same. */
const publishedDocuments = (locale: Locale): Promise<Documents> =>
  orNull(publications.documents(locale), 'documents for investors are not found');

const readSource = async (view: View): Promise<Source> => {
  const [directory, settings, events, documents, searchWords] = await Promise.all([
    directoryOf(view),
    cms.settings(view),
    cms.events(view),
    publishedDocuments(view.locale),
    cms.searchWords(view),
  ]);
  return { directory, settings, events, documents, searchWords };
};

/** Whether two sources are of the same content; one without documents is as one that has them. */
const isSame = (before: Source, { directory, documents, ...now }: Source): boolean => {
  const { directory: known, documents: knownDocuments, ...others } = before;
  return (
    known.version === directory.version &&
    (documents === null || knownDocuments?.version === documents.version) &&
    isDeepStrictEqual(others, now)
  );
};

const pageEntry = (locale: Locale, page: PageFacts): Entry => ({
  title: page.pageTitle,
  text: page.summary,
  date: page.publishedAt,
  url: pagePath(locale, page.path),
  page,
});

const documentEntries = async (locale: Locale, documents: readonly PublishedDocument[]): Promise<Entry[]> => {
  const t = await serverWords(locale, 'finance');
  return documents.map((document) => ({
    title: document.title,
    text: t(`documents.type-${document.type}`),
    date: document.date,
    url: documentAddress(document.reference) ?? fileAddress(document.reference),
    document,
  }));
};

/** Events that have no page here: found on the site that has one, or where the page with all events shows them. */
const eventEntries = (events: readonly CmsEvent[], settings: Settings): Entry[] =>
  events
    .filter(({ href }) => !href?.startsWith('/'))
    .flatMap((event) => {
      const url = eventAddress(event, settings);
      return url ? [{ title: event.title, text: event.text, date: event.startDate, url, event }] : [];
    });

/** Everything that may be found, as it is now. The page that shows what is found is not found itself. */
const listEntries = async (view: View): Promise<Listed> => {
  const state = stateOf(view);
  const source = await readSource(view);
  if (state.listed && isSame(state.listed.source, source)) return state.listed;
  const { directory, settings, events, documents } = source;
  const pages = directory.pages.map((page) => pageEntry(view.locale, page));
  const entries = [
    ...pages.filter(({ url }) => url !== settings.searchPage),
    ...(await documentEntries(view.locale, documents?.documents ?? [])),
    ...eventEntries(events, settings),
  ].sort((a, b) => b.date.localeCompare(a.date));
  state.listed = { source, entries };
  return state.listed;
};

/** What a reader may call a page by, beside its title: its house, its place, its craft, its kind. */
const factsOf = (page: PageFacts, people: readonly string[], locale: Locale, { directory, settings }: Source) => {
  const { house, article, person, summary, publishedAt } = page;
  const nameOf = (id: string) => directory.byId.get(id)?.pageTitle ?? '';
  const labelOf = (known: Settings['categories'], wanted: string) =>
    known.find(({ key }) => key === wanted)?.label ?? '';
  const { categories, sectors } = settings;
  return [
    summary,
    ...people,
    ...(house ? [house.city, countryName(locale, house.country), labelOf(sectors, house.sector)] : []),
    ...(article ? [labelOf(categories, article.category), ...article.houses.map(nameOf), publishedAt.slice(0, 4)] : []),
    ...(person ? [person.job, countryName(locale, person.country), person.house ? nameOf(person.house) : ''] : []),
  ].join('\n');
};

const titleOf = (words: readonly string[], locale: Locale) =>
  tellingWords(words, (word) => isStopWord(word, locale)).map((word) => stemOf(word, locale));

const noDigest: Pick<PageDigest, 'words' | 'often' | 'people'> = { words: [], often: [], people: [] };

const build = async (view: View, { source, entries }: Listed): Promise<ContentIndex> => {
  const { locale } = view;
  const digests = await pageDigests(view, source.directory);
  const isTelling = (word: string) => !isFiller(word, locale);
  const toDocument = ({ title, text, date, page, event }: Entry): IndexedDocument<never> => {
    const { words, often, people } = digests.get(page?.id ?? '') ?? noDigest;
    const facts = page
      ? factsOf(page, people, locale, source)
      : [text, event?.place ?? '', /\d{4}/.test(title) ? '' : date].join('\n');
    return {
      title: wordsOf(title, tagOf(locale)),
      facts: [...wordsOf(facts, tagOf(locale)).filter(isTelling), ...often],
      body: words,
      facets: {},
    };
  };
  const documents: IndexedDocument<never>[] = [];
  for (const entry of entries) {
    documents.push(toDocument(entry));
    await letOthersWork();
  }
  const titles = entries.map(({ document }, place) => ({
    title: titleOf(documents[place]?.title ?? [], locale),
    isFile: document !== undefined,
  }));
  return {
    source,
    entries,
    titles,
    titleWords: documents.map(({ title }) => title),
    index: searchIndex<never>([], documents, { stem: (word) => stemOf(word, locale), wholeFirst: true }),
    language: languageOf(locale, source.searchWords),
  };
};

/** The index of what is there now: that which is known, or another where something has changed. */
const renew = (view: View): Promise<ContentIndex> => {
  const state = stateOf(view);
  const renewed = async () => {
    try {
      const listed = await listEntries(view);
      if (!state.index || !isSame(state.index.source, listed.source)) state.index = await build(view, listed);
      return state.index;
    } finally {
      state.renewal = undefined;
    }
  };
  state.renewal ??= renewed();
  return state.renewal;
};

/**
 * Has what is published found as it is now, in every locale: only pages that have changed are read. Rejects where an
 * upstream fails; what was found before then still is.
 */
export const renewContentIndexes = async (): Promise<void> => {
  for (const locale of locales) {
    const view = { locale, draft: false };
    await stateOf(view).renewal?.catch(() => undefined);
    await renew(view);
  }
};

/**
 * The index of a view. No visitor waits for a newer one: it is built in the background, and the older one serves
 * meanwhile. Editors, who see drafts, wait for it.
 */
const indexOf = async (view: View): Promise<ContentIndex> => {
  const { index } = stateOf(view);
  const renewed = renew(view);
  if (view.draft || !index) return renewed;
  renewed.catch((error: unknown) => log.error({ err: error }, 'the search still finds what was there before'));
  return index;
};

/**
 * The entries that are asked for, in the order of their dates or the best first, and the words that were searched for where some of those
 * asked for are found nowhere. No words find every entry. Rejects where an upstream fails.
 */
export const searchEntries = async (
  view: View,
  { search, sort, where }: EntrySearch,
): Promise<{ found: Entry[]; corrected: string | null }> => {
  if (search.trim() === '') {
    const found = (await listEntries(view)).entries.filter(where);
    return { found: sort === 'date_asc' ? found.reverse() : found, corrected: null };
  }
  const { entries, titles, index, language } = await indexOf(view);
  const among = entries.flatMap((entry, place) => (where(entry) ? [place] : []));
  const words = language.wordsIn(search);
  const { hits, corrected } = index.search({ words, language, inOrder: sort !== 'relevance', among });
  if (sort === 'date_asc') hits.reverse();
  const wanted = tellingWords(corrected ?? words, language.isStop).map(language.stem);
  const found = leadersFirst(hits, wanted, titles).flatMap((place) => entries[place] ?? []);
  return { found, corrected: corrected?.join(' ') ?? null };
};

/**
 * The entries that are called what is being typed, then the newest that are about it, and the words as they are searched
 * for. Nothing is mended: the word may not be whole. Rejects where an upstream fails.
 */
export const typedEntries = async (view: View, typed: string): Promise<{ found: Entry[]; words: string[] }> => {
  const { entries, titleWords, index, language } = await indexOf(view);
  const words = language.wordsIn(typed);
  if (words.length === 0) return { found: [], words };
  const called = Map.groupBy(titleWords.keys(), (place) => typedIn(titleWords[place] ?? [], words));
  const { hits } = index.search({ words, language, exactly: true, inOrder: true });
  const places = new Set([...(called.get(2) ?? []), ...(called.get(1) ?? []), ...hits]);
  return { found: [...places].flatMap((place) => entries[place] ?? []), words };
};
