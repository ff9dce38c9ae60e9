import { setImmediate as letOthersWork } from 'node:timers/promises';
import { cms } from '../../cms';
import type { CmsEvent, CmsPage, View } from '../../cms/contract';
import { orNull } from '../../http/or-null';
import { countryName } from '../../i18n/formats';
import { type Locale, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { serverWords } from '../../i18n/server-words';
import { wordsOf } from '../../i18n/words';
import type { SearchForm } from '../../model/search';
import type { Settings } from '../../model/settings';
import { publications } from '../../publications';
import type { PublishedDocument, PublishedDocuments } from '../../publications/contract';
import { rememberedLanguages } from '../../search/language-of';
import { leadersFirst, type Titled } from '../../search/leading';
import { type SearchDocument, searchIndex } from '../../search/search-index';
import { stemOf } from '../../search/stems';
import { isFiller, isStopWord, tellingWords } from '../../search/telling-words';
import { typedIn } from '../../search/typed';
import { documentAddress, fileAddress } from '../../shared/file-address';
import { eventAddress } from '../calendar/events';
import { textOf } from './text-of';

/** What is found: a page of the site, a document for investors, or an event without a page of its own. `date` is an ISO date. */
export interface Entry {
  title: string;
  text: string;
  date: string;
  url: string;
  page?: CmsPage;
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

interface ContentIndex {
  /** The newest first. */
  entries: Entry[];
  titles: Titled[];
  /** Every word of each title, as `wordsOf` gives them. */
  titleWords: (readonly string[])[];
  index: ReturnType<typeof searchIndex<never>>;
}

type Words = Omit<SearchDocument<never>, 'facets'>;

/** What a reader may call a page by, beside its title: its house, its place, its craft, its kind. */
const factsOf = (page: CmsPage, locale: Locale, { categories, sectors }: Settings, nameOf: (id: string) => string) => {
  const { house, article, person, summary, publishedAt, sections } = page;
  const leaders = sections.flatMap((section) => (section.type === 'governance' ? section.people : []));
  const labelOf = (known: Settings['categories'], wanted: string) =>
    known.find(({ key }) => key === wanted)?.label ?? '';
  return [
    summary,
    ...leaders.flatMap(({ name, role }) => [name, role]),
    ...(house ? [house.city, countryName(locale, house.country), labelOf(sectors, house.sector)] : []),
    ...(article ? [labelOf(categories, article.category), ...article.houses.map(nameOf), publishedAt.slice(0, 4)] : []),
    ...(person ? [person.job, countryName(locale, person.country), person.house ? nameOf(person.house) : ''] : []),
  ].join('\n');
};

/** Whether a page is one to be found: the page that shows what is found is not. */
export const isFound = ({ sections }: CmsPage) => !sections.some(({ type }) => type === 'search-results');

const pageEntry = (locale: Locale, page: CmsPage): Entry => ({
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
const eventEntries = (locale: Locale, events: CmsEvent[], pages: readonly CmsPage[]): Entry[] =>
  events
    .filter(({ href }) => !href?.startsWith('/'))
    .flatMap((event) => {
      const url = eventAddress(locale, event, pages);
      return url ? [{ title: event.title, text: event.text, date: event.startDate, url, event }] : [];
    });

/** What a text says so often that it is about it. */
const oftenIn = (words: string[], locale: Locale): string[] => {
  const uses = Map.groupBy(words, (word) => stemOf(word, locale));
  return [...uses.values()].flatMap((all) => (all.length >= Math.max(3, words.length / 100) ? (all[0] ?? []) : []));
};

const bodies = new WeakMap<CmsPage, string[]>();

/** The words of a page's sections, found once for a page that stays as it is. */
const bodyOf = (page: CmsPage, locale: Locale): string[] => {
  const body = bodies.get(page) ?? wordsOf(textOf(page.sections), tagOf(locale));
  bodies.set(page, body);
  return body;
};

const titleOf = (words: readonly string[], locale: Locale) =>
  tellingWords(words, (word) => isStopWord(word, locale)).map((word) => stemOf(word, locale));

const build = async (view: View, pages: readonly CmsPage[], published: Documents): Promise<ContentIndex> => {
  const { locale } = view;
  const [settings, events, publications] = await Promise.all([
    cms.settings(view),
    cms.events(view),
    documentEntries(locale, published?.documents ?? []),
  ]);
  const pageTitles = new Map(pages.map(({ id, pageTitle }) => [id, pageTitle]));
  const nameOf = (id: string) => pageTitles.get(id) ?? '';
  const isTelling = (word: string) => !isFiller(word, locale);
  const wordsOfEntry = ({ title, text, date, page, event }: Entry): Words => {
    const body = page ? bodyOf(page, locale) : [];
    const facts = page
      ? factsOf(page, locale, settings, nameOf)
      : [text, event?.place ?? '', /\d{4}/.test(title) ? '' : date].join('\n');
    return {
      title: wordsOf(title, tagOf(locale)),
      facts: [...wordsOf(facts, tagOf(locale)), ...oftenIn(body, locale)].filter(isTelling),
      body: [...new Set(body)].filter(isTelling),
    };
  };
  const entries = [
    ...pages.filter(isFound).map((page) => pageEntry(locale, page)),
    ...publications,
    ...eventEntries(locale, events, pages),
  ].sort((a, b) => b.date.localeCompare(a.date));
  const documents: SearchDocument<never>[] = [];
  for (const entry of entries) {
    documents.push({ ...wordsOfEntry(entry), facets: {} });
    await letOthersWork();
  }
  const titles = entries.map(({ document }, place) => ({
    title: titleOf(documents[place]?.title ?? [], locale),
    isFile: document !== undefined,
  }));
  return {
    entries,
    titles,
    titleWords: documents.map(({ title }) => title),
    index: searchIndex<never>([], documents, { stem: (word) => stemOf(word, locale), wholeFirst: true }),
  };
};

const indexes = new WeakMap<readonly CmsPage[], { documents: Documents; index: Promise<ContentIndex> }>();

/** What investors may download; null where they cannot be had: news and pages are found all the same. */
const publishedDocuments = (locale: Locale): Promise<Documents> =>
  orNull(publications.documents(locale), 'documents for investors are not found');

/** The index of a locale, made anew when there are other pages or documents than before. */
const indexOf = async (view: View): Promise<ContentIndex> => {
  const [pages, documents] = await Promise.all([cms.pages(view), publishedDocuments(view.locale)]);
  const known = indexes.get(pages);
  if (known && (documents === null || documents.version === known.documents?.version)) return known.index;
  const index = build(view, pages, documents);
  indexes.set(pages, { documents, index });
  index.catch(() => indexes.delete(pages));
  return index;
};

const languages = rememberedLanguages();

/**
 * The entries that are asked for, in the order of their dates or the best first, and the words that were searched for where some of those
 * asked for are found nowhere. No words find every entry. Rejects where an upstream fails.
 */
export const searchEntries = async (
  view: View,
  { search, sort, where }: EntrySearch,
): Promise<{ found: Entry[]; corrected: string | null }> => {
  const [{ entries, titles, index }, searchWords] = await Promise.all([indexOf(view), cms.searchWords(view)]);
  const language = languages(view.locale, searchWords);
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
  const [{ entries, titleWords, index }, searchWords] = await Promise.all([indexOf(view), cms.searchWords(view)]);
  const language = languages(view.locale, searchWords);
  const words = language.wordsIn(typed);
  if (words.length === 0) return { found: [], words };
  const called = Map.groupBy(titleWords.keys(), (place) => typedIn(titleWords[place] ?? [], words));
  const { hits } = index.search({ words, language, exactly: true, inOrder: true });
  const places = new Set([...(called.get(2) ?? []), ...(called.get(1) ?? []), ...hits]);
  return { found: [...places].flatMap((place) => entries[place] ?? []), words };
};
