import type { CmsEvent, FileFacts, PageFacts } from '../../cms/contract';
import type { Breadcrumb, PageHead, PageLocalization } from '../../model/page';
import type { SectionWithData } from '../../model/section-data';
import type { Settings } from '../../model/settings';
import type { FinancialDay, PublishedDocument } from '../../publications/contract';
import type { SiteDirectory } from '../pages/directory';
import { pagesNear } from '../pages/lists';
import type { PageDigest, SectionOutline } from '../pages/page-digests';

/** What pages of a locale show at a moment; null stands for what an upstream did not give. */
export interface Shown {
  /** What is on every page. */
  frame: { settings: Settings; feeds: PageHead['feeds'] };
  directory: SiteDirectory;
  /** What pages of the CMS show, by their ids. */
  digests: ReadonlyMap<string, PageDigest>;
  /** Where pages are: above which others, and in which locales. */
  places: ReadonlyMap<string, { breadcrumbs: Breadcrumb[]; localizations: PageLocalization[] }>;
  events: readonly CmsEvent[] | null;
  documents: readonly PublishedDocument[] | null;
  /** The files that visitors may download, by their references. */
  files: ReadonlyMap<string, FileFacts> | null;
  days: readonly FinancialDay[] | null;
  /** The dashboards, albums and playlists that sections name, by `namedBy`. */
  named: ReadonlyMap<string, unknown>;
  /** Another number once there may be other offers. */
  offers: number;
}

/** What a section names of which there are several; undefined where it names nothing. */
export const namedBy = (content: SectionOutline): string | undefined => {
  if (content.type === 'dashboard') return `dashboard ${content.dashboardId}`;
  if (content.type === 'album') return `album ${content.kind} ${content.albumId}`;
  if (content.type === 'playlist') return `playlist ${content.playlistId}`;
  return undefined;
};

type Facts<T extends SectionWithData> = (content: SectionOutline<T>, shown: Shown, page: PageFacts) => unknown;

const nothing = () => null;
const named = (content: SectionOutline, shown: Shown) => shown.named.get(namedBy(content) ?? '');

const card = ({ pageTitle, summary, path, image }: PageFacts) => ({ pageTitle, summary, path, image });
const dated = (page: PageFacts) => ({ ...card(page), publishedAt: page.publishedAt });

const articlesIn = ({ directory }: Shown) => directory.pages.filter(({ article }) => article);
const namesOfHouses = ({ directory }: Shown) => directory.houses.map(({ id, pageTitle }) => [id, pageTitle]);

/** A list with pages has filters made of all that it may show. */
const inList = <T>(items: T[], { paginated, pageSize }: { paginated: boolean; pageSize: number }): T[] =>
  paginated ? items : items.slice(0, pageSize);

const facts: { [T in SectionWithData]: Facts<T> } = {
  hero: (_, { offers }, page) => page.house && offers,
  'houses-grid': (_, { directory }) => directory.houses.map((page) => ({ ...card(page), house: page.house })),
  'news-list': (content, shown) => {
    const { paginated, category } = content;
    const isShown = ({ article }: PageFacts) => paginated || !category || article?.category === category;
    return inList(articlesIn(shown).filter(isShown), content).map((page) => [dated(page), page.article?.category]);
  },
  'highlights-list': (content, shown) => {
    const highlights = articlesIn(shown).filter(({ article }) => article?.isHighlight);
    return [inList(highlights, content).map((page) => [dated(page), page.article]), namesOfHouses(shown)];
  },
  'womo-list': (content, shown) => {
    const people = shown.directory.pages.filter(({ person }) => person);
    return [inList(people, content).map((page) => [card(page), page.person]), namesOfHouses(shown), shown.offers];
  },
  recommendations: ({ limit }, { directory }, page) => pagesNear(directory.pages, page).slice(0, limit).map(card),
  'events-list': (_, { events }) => events,
  'documents-list': ({ types, ...content }, { documents, files }) => {
    const ofTypes = documents?.filter(({ type }) => types.length === 0 || types.includes(type)) ?? [];
    return inList(ofTypes, content).map((document) => [
      document,
      files?.get(document.reference),
      files?.get(document.figures ?? ''),
    ]);
  },
  archives: (_, shown) => [
    articlesIn(shown).map(({ pageTitle, path, publishedAt }) => [pageTitle, path, publishedAt]),
    shown.documents?.map(({ title, reference, date }) => [title, reference, date]),
  ],
  calendar: (_, { days, directory }) => days?.map((day) => [day, directory.byId.get(day.pageId ?? '')?.path]),
  dashboard: named,
  album: named,
  playlist: named,
  'job-search': (_, { offers, directory }) => [offers, directory.houses.map(({ id, image }) => [id, image?.src])],
  'jobs-by-region': (_, { offers }) => offers,
  'share-price': nothing,
  'share-price-brief': nothing,
  'search-results': nothing,
  'subscription-form': nothing,
  'contact-form': nothing,
};

/** What a section shows that is not written in it: a value that is another where its page is to be rebuilt. */
export const shownBy = (content: SectionOutline, shown: Shown, page: PageFacts): unknown =>
  content.type in facts
    ? (facts[content.type as SectionWithData] as Facts<SectionWithData>)(
        content as SectionOutline<SectionWithData>,
        shown,
        page,
      )
    : null;
