import { cms } from '../../cms';
import type { Directory, Edition, Level, PageFacts } from '../../cms/contract';
import { type Locale, locales, tagOf } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import type { Breadcrumb, PageLocalization } from '../../model/page';
import { oncePerProcess } from '../../process/once-per-process';

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

const kinds = ['page', 'house', 'article', 'person'] as const;
type Kind = (typeof kinds)[number];

export const kindOf = ({ house, article, person }: PageFacts): Kind =>
  house ? 'house' : article ? 'article' : person ? 'person' : 'page';

const compareIds = (a: PageFacts, b: PageFacts) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Newest first; pages of one day by kind and id, so that every CMS gives the same order. */
const newestFirst = (a: PageFacts, b: PageFacts): number =>
  b.publishedAt.localeCompare(a.publishedAt) || kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) || compareIds(a, b);

/** Indexes the pages of an edition. */
export const indexDirectory = ({ locale }: Edition, { version, pages, levels }: Directory): SiteDirectory => {
  const { compare } = new Intl.Collator(tagOf(locale));
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

/** The key of an edition in maps. */
export const editionKey = ({ locale, draft }: Edition): string => `${locale} ${draft}`;

const known = oncePerProcess('directories', () => new Map<string, SiteDirectory>());

/** The pages of an edition, indexed once for each version. Rejects if the CMS fails. */
export const directoryOf = async (edition: Edition): Promise<SiteDirectory> => {
  const directory = await cms.directory(edition);
  const key = editionKey(edition);
  const last = known.get(key);
  if (last?.version === directory.version) return last;
  const now = indexDirectory(edition, directory);
  known.set(key, now);
  return now;
};

/** The page at an address of the edition, such as `/fr/maisons/#montres`; undefined if there is none. */
export const pageAt = ({ locale }: Edition, { byPath }: SiteDirectory, address: string): PageFacts | undefined => {
  const [path = ''] = address.split('#');
  const found = byPath.get(path.split('/').slice(2, -1).join('/'));
  return found && pagePath(locale, found.path) === path ? found : undefined;
};

/** The pages above a page, from the home page down, and the page itself. */
export const breadcrumbsOf = ({ locale }: Edition, { byId, byPath, levels }: SiteDirectory, page: PageFacts) => {
  const above = (place: Level): Level | undefined =>
    place.path === '' ? undefined : (byId.get(place.parent ?? '') ?? levels.get(place.parent ?? '') ?? byPath.get(''));
  const trail: Breadcrumb[] = [];
  for (let place: Level | undefined = page; place; place = above(place))
    trail.unshift({
      title: place.pageTitle,
      path: pagePath(locale, place.path),
      ...(levels.has(place.id) && { notClickable: true }),
    });
  return trail;
};

export type Directories = ReadonlyMap<Locale, SiteDirectory>;

/** The directory of every locale. Rejects if the CMS fails. */
export const directoriesOf = async ({ draft }: Pick<Edition, 'draft'>): Promise<Directories> => {
  const found = locales.map(async (locale) => [locale, await directoryOf({ locale, draft })] as const);
  return new Map(await Promise.all(found));
};

/** The addresses of a page in all locales that have it. */
export const localizationsOf = (directories: Directories, id: string): PageLocalization[] =>
  [...directories].flatMap(([locale, { byId }]) => {
    const page = byId.get(id);
    return page ? [{ locale, path: pagePath(locale, page.path) }] : [];
  });
