import type { CmsEvent, CmsPage } from '../../cms/contract';
import type { PageHead } from '../../model/page';
import type { SectionContent } from '../../model/section-content';
import type { SectionWithData } from '../../model/section-data';
import type { Settings } from '../../model/settings';
import type { FinancialDay, PublishedDocument } from '../../publications/contract';
import { pagesNear } from '../pages/lists';
import { isFound } from '../search/content-index';

/** What pages of a locale show at a moment; null stands for what an upstream did not give. */
export interface Shown {
  /** What is on every page. */
  frame: { settings: Settings; feeds: PageHead['feeds'] };
  pages: readonly CmsPage[];
  events: readonly CmsEvent[] | null;
  documents: readonly PublishedDocument[] | null;
  /** The sizes of files that visitors may download, by their references. */
  files: ReadonlyMap<string, number> | null;
  days: readonly FinancialDay[] | null;
  /** The dashboards, albums and playlists that sections name, by `namedBy`. */
  named: ReadonlyMap<string, unknown>;
  /** Another number once there may be other offers. */
  offers: number;
}

/** What a section names of which there are several; undefined where it names nothing. */
export const namedBy = (content: SectionContent): string | undefined => {
  if (content.type === 'dashboard') return `dashboard ${content.dashboardId}`;
  if (content.type === 'album') return `album ${content.kind} ${content.albumId}`;
  if (content.type === 'playlist') return `playlist ${content.playlistId}`;
  return undefined;
};

type Facts<T extends SectionWithData> = (content: SectionContent<T>, shown: Shown, page: CmsPage) => unknown;

const nothing = () => null;
const named = (content: SectionContent, shown: Shown) => shown.named.get(namedBy(content) ?? '');

const card = ({ pageTitle, summary, path, image }: CmsPage) => ({ pageTitle, summary, path, image });
const dated = (page: CmsPage) => ({ ...card(page), publishedAt: page.publishedAt });

const listed = ({ pages }: Shown) => pages.filter(isFound);
const articlesIn = (shown: Shown) => listed(shown).filter(({ article }) => article);
const namesOfHouses = ({ pages }: Shown) =>
  pages.flatMap(({ id, pageTitle, house }) => (house ? [[id, pageTitle]] : []));

/** A list with pages has filters made of all that it may show. */
const inList = <T>(items: T[], { paginated, pageSize }: { paginated: boolean; pageSize: number }): T[] =>
  paginated ? items : items.slice(0, pageSize);

const facts: { [T in SectionWithData]: Facts<T> } = {
  hero: (_, { offers }, page) => page.house && offers,
  'houses-grid': (_, { pages }) =>
    pages.filter(({ house }) => house).map((page) => ({ ...card(page), house: page.house })),
  'news-list': (content, shown) => {
    const { paginated, category } = content;
    const isShown = ({ article }: CmsPage) => paginated || !category || article?.category === category;
    return inList(articlesIn(shown).filter(isShown), content).map((page) => [dated(page), page.article?.category]);
  },
  'highlights-list': (content, shown) => {
    const highlights = articlesIn(shown).filter(({ article }) => article?.isHighlight);
    return [inList(highlights, content).map((page) => [dated(page), page.article]), namesOfHouses(shown)];
  },
  'womo-list': (content, shown) => {
    const people = listed(shown).filter(({ person }) => person);
    return [inList(people, content).map((page) => [card(page), page.person]), namesOfHouses(shown), shown.offers];
  },
  recommendations: ({ limit }, { pages }, page) => pagesNear(pages, page).slice(0, limit).map(card),
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
  calendar: (_, { days, pages }) => days?.map((day) => [day, pages.find(({ id }) => id === day.pageId)?.path]),
  dashboard: named,
  album: named,
  playlist: named,
  'job-search': (_, { offers, pages }) => [
    offers,
    pages.flatMap(({ id, house, image }) => (house ? [[id, image?.src]] : [])),
  ],
  'jobs-by-region': (_, { offers }) => offers,
  'share-price': nothing,
  'share-price-brief': nothing,
  'search-results': nothing,
  'subscription-form': nothing,
  'contact-form': nothing,
};

/** What a section shows that is not written in it: a value that is another where its page is to be made anew. */
export const shownBy = (content: SectionContent, shown: Shown, page: CmsPage): unknown =>
  content.type in facts
    ? (facts[content.type as SectionWithData] as Facts<SectionWithData>)(
        content as SectionContent<SectionWithData>,
        shown,
        page,
      )
    : null;
