import { setImmediate as letOthersWork } from 'node:timers/promises';
import { cms } from '../cms';
import type { CmsEvent, CmsPage, View } from '../cms/contract';
import { fileAddress } from '../file-address';
import { finance } from '../finance';
import type { PublishedDocument } from '../finance/contract';
import { countryName } from '../i18n/formats';
import type { Locale } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import { serverWords } from '../i18n/server-words';
import { stemsOf } from '../i18n/stems';
import { log } from '../log';
import type { SearchForm } from '../model/search';
import type { Settings } from '../model/settings';
import { type SearchDocument, searchIndex } from '../search/search-index';
import { eventAddress } from './events';
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

type Documents = readonly PublishedDocument[] | null;

interface ContentIndex {
  /** The newest first. */
  entries: Entry[];
  index: ReturnType<typeof searchIndex<never>>;
}

type Words = Omit<SearchDocument<never>, 'facets'>;

/** What a reader may call a page by, beside its title: its house, its place, its craft, its kind. */
const factsOf = (page: CmsPage, locale: Locale, { categories, sectors }: Settings, nameOf: (id: string) => string) => {
  const { house, article, person, summary, publishedAt } = page;
  const labelOf = (known: Settings['categories'], wanted: string) =>
    known.find(({ key }) => key === wanted)?.label ?? '';
  return [
    summary,
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
    url: fileAddress(document.reference),
    document,
  }));
};

/** Events that have no page of their own, found where the page with all of them shows them. */
const eventEntries = (locale: Locale, events: CmsEvent[], pages: readonly CmsPage[]): Entry[] =>
  events
    .filter(({ href }) => !href)
    .flatMap((event) => {
      const url = eventAddress(locale, event, pages);
      return url ? [{ title: event.title, text: event.text, date: event.startDate, url, event }] : [];
    });

/** What a text says so often that it is about it. */
const oftenIn = (words: string[]): string[] => {
  const uses = Map.groupBy(words, (word) => word);
  return [...uses].flatMap(([word, all]) => (all.length >= 3 ? word : []));
};

const bodies = new WeakMap<CmsPage, string[]>();

/** The words of a page's sections, found once for a page that stays as it is. */
const bodyOf = (page: CmsPage, locale: Locale): string[] => {
  const body = bodies.get(page) ?? stemsOf(textOf(page.sections), locale);
  bodies.set(page, body);
  return body;
};

const build = async (view: View, pages: readonly CmsPage[], published: Documents): Promise<ContentIndex> => {
  const { locale } = view;
  const [settings, events, publications] = await Promise.all([
    cms.settings(view),
    cms.events(view),
    documentEntries(locale, published ?? []),
  ]);
  const titles = new Map(pages.map(({ id, pageTitle }) => [id, pageTitle]));
  const nameOf = (id: string) => titles.get(id) ?? '';
  const wordsOfEntry = ({ title, text, date, page, event }: Entry): Words => {
    const body = page ? bodyOf(page, locale) : [];
    const facts = page ? factsOf(page, locale, settings, nameOf) : `${text}\n${event?.place ?? ''}\n${date}`;
    return {
      title: stemsOf(title, locale),
      facts: [...stemsOf(facts, locale), ...oftenIn(body)],
      body: [...new Set(body)],
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
  return { entries, index: searchIndex<never>([], documents) };
};

const indexes = new WeakMap<readonly CmsPage[], { documents: Documents; index: Promise<ContentIndex> }>();

/** What investors may download; null where the finance feed gives no answer: news and pages are found all the same. */
const publishedDocuments = async (locale: Locale): Promise<Documents> => {
  try {
    return await finance.documents(locale);
  } catch (error) {
    log.error({ err: error }, 'documents for investors are not found');
    return null;
  }
};

/** The index of a locale, made anew when there are other pages or documents than before. */
const indexOf = async (view: View): Promise<ContentIndex> => {
  const [pages, documents] = await Promise.all([cms.pages(view), publishedDocuments(view.locale)]);
  const known = indexes.get(pages);
  if (known && (documents === null || documents === known.documents)) return known.index;
  const index = build(view, pages, documents);
  indexes.set(pages, { documents, index });
  index.catch(() => indexes.delete(pages));
  return index;
};

/**
 * The entries that are asked for, in the order of their dates, and the words that were searched for where some of those
 * asked for are found nowhere. No words find every entry. Rejects where an upstream fails.
 */
export const searchEntries = async (
  view: View,
  { search, sort, where }: EntrySearch,
): Promise<{ found: Entry[]; corrected: string | null }> => {
  const { entries, index } = await indexOf(view);
  const among = entries.flatMap((entry, place) => (where(entry) ? [place] : []));
  const { hits, corrected } = index.search({ words: stemsOf(search, view.locale), inOrder: true, among });
  const found = hits.flatMap((place) => entries[place] ?? []);
  return { found: sort === 'date_asc' ? found.reverse() : found, corrected: corrected?.join(' ') ?? null };
};
