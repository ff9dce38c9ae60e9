import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { type CmsPage, getPageKind } from '../contract';
import type { EditionContent } from './edition-content';

/** The facts of a page that cards and links show. */
const toCardFacts = ({ seo: _, sections: __, version: ___, updatedAt: ____, ...facts }: CmsPage) => facts;

/** The facts that decide which lists contain a page, and at which position: houses are sorted by name. */
const toListFacts = ({ id, path, parent, noindex, publishedAt, house, article, person, pageTitle }: CmsPage) => ({
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
    ...(hasChanged(toCardFacts) ? [tags.facts(locale, path)] : []),
    ...(hasChanged(toListFacts) ? pages.map((page) => tags.list(getPageKind(page), locale)) : []),
    ...(hasChanged(({ id }) => id) ? pages.map(({ id }) => tags.pagePaths(id)) : []),
  ];
};

/** Lists the tags of the differences between two contents of an edition. Unchanged parts must be identical. */
export const listChangedTags = (locale: Locale, previous: EditionContent, current: EditionContent): string[] => {
  if (previous === current) return [];
  const paths = new Set([...previous.byPath.keys(), ...current.byPath.keys()]);
  const ids = new Set([...previous.dashboards.keys(), ...current.dashboards.keys()]);
  const searchWordTags = previous.searchWords === current.searchWords ? [] : [tags.pages(locale)];
  return [
    ...[...paths].flatMap((path) =>
      listChangedPageTags(locale, path, previous.byPath.get(path), current.byPath.get(path)),
    ),
    ...(isDeepStrictEqual(previous.directory.levels, current.directory.levels) ? [] : [tags.levels(locale)]),
    ...(previous.settings === current.settings ? [] : [tags.frame(locale)]),
    ...(previous.events === current.events ? [] : [tags.events(locale)]),
    ...[...ids]
      .filter((id) => previous.dashboards.get(id) !== current.dashboards.get(id))
      .map((id) => tags.dashboard(locale, id)),
    ...searchWordTags,
  ];
};
