import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { type CmsPage, getPageKind } from '../contract';
import type { EditionContent } from './edition-content';

/** The page fields that cards and links show. */
const toCardFields = ({ seo: _, sections: __, version: ___, updatedAt: ____, ...fields }: CmsPage) => fields;

/** The page fields that decide which lists contain a page, and at which position: houses are sorted by name. */
const toListFields = ({ id, path, parent, noindex, publishedAt, house, article, person, pageTitle }: CmsPage) => ({
  ...{ id, path, parent, noindex, publishedAt },
  ...(house && { sector: house.sector, pageTitle }),
  ...(article && { category: article.category, houses: article.houses, isHighlight: article.isHighlight }),
  ...(person && { house: person.house, jobFamily: person.jobFamily, country: person.country }),
});

/** Lists the tags of a change to the page at a path; `previous` or `current` is undefined if there is no page. */
const listChangedPageTags = (
  locale: Locale,
  path: string,
  previous: CmsPage | undefined,
  current: CmsPage | undefined,
): string[] => {
  if (previous === current) return [];
  const pages = [previous, current].filter((page) => page !== undefined);
  const hasChanged = (getPart: (page: CmsPage) => unknown) =>
    !isDeepStrictEqual(previous && getPart(previous), current && getPart(current));
  return [
    tags.page(locale, path),
    tags.pages(locale),
    ...(hasChanged(toCardFields) ? [tags.pageSummary(locale, path)] : []),
    ...(hasChanged(toListFields) ? pages.map((page) => tags.list(getPageKind(page), locale)) : []),
    ...(hasChanged(({ id }) => id) ? pages.map(({ id }) => tags.pagePaths(id)) : []),
  ];
};

/**
 * Lists the tags of the differences between two versions of an edition's content. Unchanged parts must be the same
 * objects in both, as `buildEditionContent` reuses them.
 */
export const listChangedTags = (locale: Locale, previous: EditionContent, current: EditionContent): string[] => {
  if (previous === current) return [];
  const paths = new Set([...previous.pagesByPath.keys(), ...current.pagesByPath.keys()]);
  const dashboardIds = new Set([...previous.dashboards.keys(), ...current.dashboards.keys()]);
  const searchWordTags = previous.searchWords === current.searchWords ? [] : [tags.pages(locale)];
  return [
    ...[...paths].flatMap((path) =>
      listChangedPageTags(locale, path, previous.pagesByPath.get(path), current.pagesByPath.get(path)),
    ),
    ...(isDeepStrictEqual(previous.pageList.levels, current.pageList.levels) ? [] : [tags.levels(locale)]),
    ...(previous.settings === current.settings ? [] : [tags.frame(locale)]),
    ...(previous.events === current.events ? [] : [tags.events(locale)]),
    ...[...dashboardIds]
      .filter((id) => previous.dashboards.get(id) !== current.dashboards.get(id))
      .map((id) => tags.dashboard(locale, id)),
    ...searchWordTags,
  ];
};
