import { findLocale, getLanguageTag } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import type { Breadcrumb } from '../../model/page';
import { type PageKind, pageKinds, tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { oncePerProcess } from '../../shared/once-per-process';
import { cms } from '../../upstreams/cms';
import { type Edition, getPageKind, type Level, type PageList, type PageSummary } from '../../upstreams/cms/contract';

/** The pages of an edition, indexed for the site. */
export interface PageIndex {
  version: string;
  /** Newest first. */
  pages: readonly PageSummary[];
  byPath: ReadonlyMap<string, PageSummary>;
  byId: ReadonlyMap<string, PageSummary>;
  levels: ReadonlyMap<string, Level>;
  /** The houses, sorted by name. */
  houses: readonly PageSummary[];
}

const compareIds = (a: PageSummary, b: PageSummary) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Newest first. Pages of the same day are sorted by kind and id, so that every CMS yields the same order. */
const compareNewestFirst = (a: PageSummary, b: PageSummary): number =>
  b.publishedAt.localeCompare(a.publishedAt) ||
  pageKinds.indexOf(getPageKind(a)) - pageKinds.indexOf(getPageKind(b)) ||
  compareIds(a, b);

/** Indexes the pages of an edition. */
export const indexPages = ({ locale }: Edition, { version, pages, levels }: PageList): PageIndex => {
  const { compare } = new Intl.Collator(getLanguageTag(locale));
  const sorted = pages.toSorted(compareNewestFirst);
  return {
    version,
    pages: sorted,
    byPath: new Map(sorted.map((page) => [page.path, page])),
    byId: new Map(sorted.map((page) => [page.id, page])),
    levels: new Map(levels.map((level) => [level.id, level])),
    houses: sorted.filter(({ house }) => house).sort((a, b) => compare(a.pageTitle, b.pageTitle)),
  };
};

/** The key for an edition in a Map. */
export const toEditionKey = ({ locale, draft }: Edition): string => `${locale} ${draft}`;

const pageIndexes = oncePerProcess('pageIndexes', () => new Map<string, PageIndex>());

/** The pages of an edition, indexed once for each version. Rejects if the CMS fails. */
export const loadPageIndex = async (edition: Edition): Promise<PageIndex> => {
  const pageList = await cms.pageList(edition);
  const key = toEditionKey(edition);
  const cached = pageIndexes.get(key);
  if (cached?.version === pageList.version) return cached;
  const indexed = indexPages(edition, pageList);
  pageIndexes.set(key, indexed);
  return indexed;
};

/** The pages of a kind: houses by name, others newest first. */
export const listPages = async (edition: Edition, kind: PageKind): Promise<readonly PageSummary[]> => {
  const { pages, houses } = await loadPageIndex(edition);
  trackRead(tags.list(kind, edition.locale));
  return kind === 'house' ? houses : pages.filter((page) => getPageKind(page) === kind);
};

/** The page at an address of the edition, such as `/fr/maisons/#montres`; undefined if there is none. */
export const findPage = ({ locale }: Edition, { byPath }: PageIndex, url: string): PageSummary | undefined => {
  const [path = ''] = url.split('#');
  const relativePath = path.split('/').slice(2, -1).join('/');
  const page = byPath.get(relativePath);
  trackRead(tags.pageSummary(locale, relativePath));
  return page && toPagePath(locale, page.path) === path ? page : undefined;
};

/** The pages above a page, from the home page down, and the page itself. */
export const buildBreadcrumbs = ({ locale }: Edition, { byId, byPath, levels }: PageIndex, page: PageSummary) => {
  const getParent = (node: Level): Level | undefined =>
    node.path === '' ? undefined : (byId.get(node.parent ?? '') ?? levels.get(node.parent ?? '') ?? byPath.get(''));
  const trail: Breadcrumb[] = [];
  trackRead(tags.levels(locale));
  for (let node: Level | undefined = page; node; node = getParent(node)) {
    trackRead(tags.pageSummary(locale, node.path));
    trail.unshift({
      title: node.pageTitle,
      path: toPagePath(locale, node.path),
      ...(levels.has(node.id) && { notClickable: true }),
    });
  }
  return trail;
};

/**
 * The path, such as `/fr/groupe/`, of the page or draft at a path that begins with a locale, such as `fr/groupe`; null
 * if there is none.
 */
export const findPreviewPath = async (localizedPath: string): Promise<string | null> => {
  const [code = '', ...segments] = localizedPath.split('/').filter(Boolean);
  const locale = findLocale(code);
  if (!locale) return null;
  const { byPath } = await loadPageIndex({ locale, draft: true });
  const page = byPath.get(segments.join('/'));
  return page ? toPagePath(locale, page.path) : null;
};
