import { getLanguageTag, isLocale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { Breadcrumb } from '../../model/page';
import { type PageKind, pageKinds, tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { oncePerProcess } from '../../shared/once-per-process';
import { cms } from '../../upstreams/cms';
import { type Directory, type Edition, getPageKind, type Level, type PageFacts } from '../../upstreams/cms/contract';

/** The pages of an edition, indexed for the site. */
export interface SiteDirectory {
  version: string;
  /** Newest first. */
  pages: readonly PageFacts[];
  byPath: ReadonlyMap<string, PageFacts>;
  byId: ReadonlyMap<string, PageFacts>;
  levels: ReadonlyMap<string, Level>;
  /** The houses, sorted by name. */
  houses: readonly PageFacts[];
}

const compareIds = (a: PageFacts, b: PageFacts) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Newest first. Pages of the same day are sorted by kind and id, so that every CMS yields the same order. */
const newestFirst = (a: PageFacts, b: PageFacts): number =>
  b.publishedAt.localeCompare(a.publishedAt) ||
  pageKinds.indexOf(getPageKind(a)) - pageKinds.indexOf(getPageKind(b)) ||
  compareIds(a, b);

/** Indexes the pages of an edition. */
export const indexDirectory = ({ locale }: Edition, { version, pages, levels }: Directory): SiteDirectory => {
  const { compare } = new Intl.Collator(getLanguageTag(locale));
  const sorted = pages.toSorted(newestFirst);
  return {
    version,
    pages: sorted,
    byPath: new Map(sorted.map((page) => [page.path, page])),
    byId: new Map(sorted.map((page) => [page.id, page])),
    levels: new Map(levels.map((level) => [level.id, level])),
    houses: sorted.filter(({ house }) => house).sort((a, b) => compare(a.pageTitle, b.pageTitle)),
  };
};

/** The key of an edition in a Map. */
export const editionKey = ({ locale, draft }: Edition): string => `${locale} ${draft}`;

const directories = oncePerProcess('directories', () => new Map<string, SiteDirectory>());

/** The pages of an edition, indexed once for each version. Rejects if the CMS fails. */
export const loadDirectory = async (edition: Edition): Promise<SiteDirectory> => {
  const directory = await cms.directory(edition);
  const key = editionKey(edition);
  const cached = directories.get(key);
  if (cached?.version === directory.version) return cached;
  const indexed = indexDirectory(edition, directory);
  directories.set(key, indexed);
  return indexed;
};

/** The pages of a kind: houses by name, others newest first. */
export const listPages = async (edition: Edition, kind: PageKind): Promise<readonly PageFacts[]> => {
  const { pages, houses } = await loadDirectory(edition);
  trackRead(tags.list(kind, edition.locale));
  return kind === 'house' ? houses : pages.filter((page) => getPageKind(page) === kind);
};

/** The page at an address of the edition, such as `/fr/maisons/#montres`; undefined if there is none. */
export const findPage = ({ locale }: Edition, { byPath }: SiteDirectory, address: string): PageFacts | undefined => {
  const [path = ''] = address.split('#');
  const relativePath = path.split('/').slice(2, -1).join('/');
  const page = byPath.get(relativePath);
  trackRead(tags.facts(locale, relativePath));
  return page && pagePath(locale, page.path) === path ? page : undefined;
};

/** The pages above a page, from the home page down, and the page itself. */
export const buildBreadcrumbs = ({ locale }: Edition, { byId, byPath, levels }: SiteDirectory, page: PageFacts) => {
  const getParent = (level: Level): Level | undefined =>
    level.path === '' ? undefined : (byId.get(level.parent ?? '') ?? levels.get(level.parent ?? '') ?? byPath.get(''));
  const trail: Breadcrumb[] = [];
  trackRead(tags.levels(locale));
  for (let level: Level | undefined = page; level; level = getParent(level)) {
    trackRead(tags.facts(locale, level.path));
    trail.unshift({
      title: level.pageTitle,
      path: pagePath(locale, level.path),
      ...(levels.has(level.id) && { notClickable: true }),
    });
  }
  return trail;
};

/** The address of the page or draft at `path`, such as `/fr/groupe/`; null if there is none. */
export const findAddress = async (path: string): Promise<string | null> => {
  const [locale, ...segments] = path.split('/').filter(Boolean);
  if (!isLocale(locale)) return null;
  const { byPath } = await loadDirectory({ locale, draft: true });
  const page = byPath.get(segments.join('/'));
  return page ? pagePath(locale, page.path) : null;
};
