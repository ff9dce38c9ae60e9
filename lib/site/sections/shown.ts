import type { CmsEvent, FileFacts, PageFacts } from '../../cms/contract';
import type { Breadcrumb, PageHead, PageLocalization } from '../../model/page';
import type { Settings } from '../../model/settings';
import type { FinancialDay, PublishedDocument } from '../../publications/contract';
import type { SiteDirectory } from '../pages/directory';
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

/** The dashboard, album or playlist that a section names. */
export const named = (content: SectionOutline, shown: Shown): unknown => shown.named.get(namedBy(content) ?? '');

export const card = ({ pageTitle, summary, path, image }: PageFacts) => ({ pageTitle, summary, path, image });
export const dated = (page: PageFacts) => ({ ...card(page), publishedAt: page.publishedAt });

export const articlesIn = ({ directory }: Shown) => directory.pages.filter(({ article }) => article);
export const namesOfHouses = ({ directory }: Shown) => directory.houses.map(({ id, pageTitle }) => [id, pageTitle]);

/** A list with pages has filters made of all that it may show. */
export const inList = <T>(items: T[], { paginated, pageSize }: { paginated: boolean; pageSize: number }): T[] =>
  paginated ? items : items.slice(0, pageSize);
