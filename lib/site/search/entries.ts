import { isDeepStrictEqual } from 'node:util';
import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { addressKinds } from '../../model/house';
import type { SearchWords } from '../../model/search-words';
import type { Settings } from '../../model/settings';
import { orNull } from '../../platform/http/or-null';
import { toReadingPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { CmsEvent, Edition, PageSummary } from '../../upstreams/cms/contract';
import { publications } from '../../upstreams/publications';
import type { PublishedDocument, PublishedDocuments } from '../../upstreams/publications/contract';
import { loadEventUrls } from '../calendar/events';
import { loadPageIndex, type PageIndex } from '../pages/page-index';
import { type EntryLabels, listPlaceCategories, toLabels } from './entry-labels';

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
  page?: PageSummary;
  document?: PublishedDocument;
  event?: CmsEvent;
}

type Documents = PublishedDocuments | null;

/** The content that the entries of an edition come from. */
export interface Content {
  directory: PageIndex;
  settings: Settings;
  events: readonly CmsEvent[];
  eventUrls: ReadonlyMap<string, string>;
  documents: Documents;
  searchWords: SearchWords;
  /** The names of the kinds of addresses, by kind, and of repairs. */
  contactNames: Readonly<Record<string, string>>;
  /** What houses are called: “Houses” also finds each of them, as do its synonyms (“brands”). */
  houseLabel: string;
}

export interface EntryListing {
  content: Content;
  /** Newest first. */
  entries: readonly Entry[];
  byId: ReadonlyMap<string, Entry>;
}

/** The documents for investors; null if they are unavailable. News and pages are then still found. */
const loadDocuments = (locale: Locale): Promise<Documents> =>
  orNull(publications.documents(locale), 'load the documents for investors');

export const readContent = async (edition: Edition): Promise<Content> => {
  const [directory, settings, events, eventUrls, documents, searchWords, t, tShell] = await Promise.all([
    loadPageIndex(edition),
    cms.settings(edition),
    cms.events(edition),
    loadEventUrls(edition),
    loadDocuments(edition.locale),
    cms.searchWords(edition),
    loadServerStrings(edition.locale, 'addresses'),
    loadServerStrings(edition.locale, 'shell'),
  ]);
  const kindNames = Object.fromEntries(addressKinds.map((kind) => [kind, t(`kinds.${kind}`)]));
  const contactNames = { ...kindNames, repair: t('repair'), clientService: t('client-service') };
  return {
    directory,
    settings,
    events,
    eventUrls,
    documents,
    searchWords,
    contactNames,
    houseLabel: tShell('search.suggested-house'),
  };
};

/** Whether two readings have the same content; unavailable documents count as unchanged. */
export const isSameContent = (previous: Content, { directory, documents, ...rest }: Content): boolean => {
  const { directory: previousDirectory, documents: previousDocuments, ...previousRest } = previous;
  return (
    previousDirectory.version === directory.version &&
    (documents === null || previousDocuments?.version === documents.version) &&
    isDeepStrictEqual(previousRest, rest)
  );
};

const toPageEntry = (locale: Locale, page: PageSummary, settings: Settings): Entry => {
  const url = toPagePath(locale, page.path);
  return {
    id: `page ${page.id}`,
    title: page.pageTitle,
    text: page.summary,
    // Pages other than articles and portraits have the date of their current version, which the privacy page states.
    date: (page.article || page.person ? null : page.updatedAt) ?? page.publishedAt,
    url,
    labels: toLabels.page(page, listPlaceCategories(settings, url)),
    page,
  };
};

const toDocumentEntries = async (locale: Locale, { documents, settings }: Content): Promise<Entry[]> => {
  const t = await loadServerStrings(locale, 'documents');
  const categories = listPlaceCategories(settings, settings.documentsPage || toPagePath(locale, ''));
  return (documents?.documents ?? []).map((document) => ({
    id: `document ${document.reference}`,
    title: document.title,
    text: t(`type-${document.type}`),
    date: document.date,
    url: toReadingPath(document.reference),
    labels: toLabels.document(document, categories),
    document,
  }));
};

/** The entries of events without a page on this site. They link to another site, or to the page with all events. */
const toEventEntries = (locale: Locale, { events, eventUrls, settings }: Content): Entry[] => {
  const categories = listPlaceCategories(settings, settings.eventsPage || toPagePath(locale, ''));
  return events
    .filter(({ href }) => !href?.startsWith('/'))
    .flatMap((event) => {
      const url = eventUrls.get(event.id);
      if (!url) return [];
      const { id, title, text, startDate: date } = event;
      return [{ id: `event ${id}`, title, text, date, url, labels: toLabels.event(event, categories), event }];
    });
};

/** All entries of an edition, except the page that shows search results. */
export const createListing = async ({ locale }: Edition, content: Content): Promise<EntryListing> => {
  const { directory, settings } = content;
  const pages = directory.pages.map((page) => toPageEntry(locale, page, settings));
  const entries = [
    ...pages.filter(({ url }) => url !== settings.searchPage),
    ...(await toDocumentEntries(locale, content)),
    ...toEventEntries(locale, content),
  ].sort((a, b) => b.date.localeCompare(a.date));
  return { content, entries, byId: new Map(entries.map((entry) => [entry.id, entry])) };
};
