import type { CmsEvent, FileFacts, PageFacts } from '../../cms/contract';
import type { Breadcrumb, PageHead, PageLocalization } from '../../model/page';
import type { Settings } from '../../model/settings';
import type { FinancialDay, PublishedDocument } from '../../publications/contract';
import type { SiteDirectory } from '../pages/directory';
import type { PageDigest, SectionOutline } from '../pages/page-digests';

/** What the pages of a locale show at one time; null if an upstream failed. */
export interface SiteSnapshot {
  /** What is on every page. */
  frame: { settings: Settings; feeds: PageHead['feeds'] };
  directory: SiteDirectory;
  /** The digests of pages, by id. */
  digests: ReadonlyMap<string, PageDigest>;
  /** The position of pages: their breadcrumbs and translations. */
  places: ReadonlyMap<string, { breadcrumbs: Breadcrumb[]; localizations: PageLocalization[] }>;
  events: readonly CmsEvent[] | null;
  documents: readonly PublishedDocument[] | null;
  /** The downloadable files, by reference. */
  files: ReadonlyMap<string, FileFacts> | null;
  days: readonly FinancialDay[] | null;
  /** The dashboards, albums and playlists that sections refer to, by `namedBy`. */
  named: ReadonlyMap<string, unknown>;
  /** Changes when offers may have changed. */
  offers: number;
}

/** The dashboard, album or playlist that a section refers to; undefined for other sections. */
export const namedBy = (content: SectionOutline): string | undefined => {
  if (content.type === 'dashboard') return `dashboard ${content.dashboardId}`;
  if (content.type === 'album') return `album ${content.kind} ${content.albumId}`;
  if (content.type === 'playlist') return `playlist ${content.playlistId}`;
  return undefined;
};

/** The dashboard, album or playlist that a section refers to. */
export const named = (content: SectionOutline, snapshot: SiteSnapshot): unknown =>
  snapshot.named.get(namedBy(content) ?? '');

export const card = ({ pageTitle, summary, path, image }: PageFacts) => ({ pageTitle, summary, path, image });
export const dated = (page: PageFacts) => ({ ...card(page), publishedAt: page.publishedAt });

export const articlesIn = ({ directory }: SiteSnapshot) => directory.pages.filter(({ article }) => article);
export const namesOfHouses = ({ directory }: SiteSnapshot) =>
  directory.houses.map(({ id, pageTitle }) => [id, pageTitle]);

/** A paginated list depends on all its entries, because its filters do. */
export const inList = <T>(items: T[], { paginated, pageSize }: { paginated: boolean; pageSize: number }): T[] =>
  paginated ? items : items.slice(0, pageSize);
