import type { Locale } from '../../../i18n/locales';
import { ContentError } from '../../files/content-file';
import type { AuthoredPage } from './authored-content';
import { type Rules, tryOrReport } from './rules';

/** Resolves the paths of an edition's pages and levels, by id. Pages without a valid path are left out and reported. */
export const resolvePaths = (pages: AuthoredPage[], locale: Locale, rules: Rules): ReadonlyMap<string, string> => {
  const byId = new Map(pages.map((page) => [page.id, page]));

  const resolvePath = (page: AuthoredPage, descendants: AuthoredPage[] = []): string => {
    const { file, heading } = page.version;
    if (descendants.includes(page)) throw new ContentError(file, [`parent: ${page.id} is below itself`]);
    const { parent } = page.facts;
    const { slug } = heading;
    if (!parent) return slug;
    if (!slug) throw new ContentError(file, ['slug: must not be empty below a parent']);
    const parentPage = byId.get(parent);
    if (!parentPage) throw new ContentError(file, [`parent: there is no entry "${parent}" in ${locale}`]);
    return `${resolvePath(parentPage, [...descendants, page])}/${slug}`;
  };

  const paths = new Map<string, string>();
  for (const page of pages) {
    const path = tryOrReport(rules, () => resolvePath(page), null);
    if (path !== null) paths.set(page.id, path);
  }
  return paths;
};
