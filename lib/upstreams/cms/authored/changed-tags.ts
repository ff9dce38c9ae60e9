import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { type CmsPage, getPageKind } from '../contract';
import type { EditionContent } from './edition-content';

/** What cards and links show of a page. */
const toCardFacts = ({ seo: _, sections: __, version: ___, updatedAt: ____, ...facts }: CmsPage) => facts;

/** What decides in which lists a page is, and where: houses are sorted by name. */
const toListFacts = ({ id, path, parent, noindex, publishedAt, house, article, person, pageTitle }: CmsPage) => ({
  ...{ id, path, parent, noindex, publishedAt },
  ...(house && { sector: house.sector, pageTitle }),
  ...(article && { category: article.category, houses: article.houses, isHighlight: article.isHighlight }),
  ...(person && { house: person.house, jobFamily: person.jobFamily, country: person.country }),
});

/** The tags of a change of the page at a path; `before` or `after` is undefined if there is none. */
const changedPageTags = (
  locale: Locale,
  path: string,
  before: CmsPage | undefined,
  after: CmsPage | undefined,
): string[] => {
  if (before === after) return [];
  const both = [before, after].filter((page) => page !== undefined);
  const hasChanged = (part: (page: CmsPage) => unknown) =>
    !isDeepStrictEqual(before && part(before), after && part(after));
  return [
    tags.page(locale, path),
    tags.pages(locale),
    ...(hasChanged(toCardFacts) ? [tags.facts(locale, path)] : []),
    ...(hasChanged(toListFacts) ? both.map((page) => tags.list(getPageKind(page), locale)) : []),
    ...(hasChanged(({ id }) => id) ? both.map(({ id }) => tags.pagePaths(id)) : []),
  ];
};

/** The tags of what differs between two contents of an edition. Unchanged parts have kept their identity. */
export const changedTags = (locale: Locale, before: EditionContent, after: EditionContent): string[] => {
  if (before === after) return [];
  const paths = new Set([...before.byPath.keys(), ...after.byPath.keys()]);
  const ids = new Set([...before.dashboards.keys(), ...after.dashboards.keys()]);
  const searchWordTags = before.searchWords === after.searchWords ? [] : [tags.pages(locale)];
  return [
    ...[...paths].flatMap((path) => changedPageTags(locale, path, before.byPath.get(path), after.byPath.get(path))),
    ...(isDeepStrictEqual(before.directory.levels, after.directory.levels) ? [] : [tags.levels(locale)]),
    ...(before.settings === after.settings ? [] : [tags.frame(locale)]),
    ...(before.events === after.events ? [] : [tags.events(locale)]),
    ...[...ids]
      .filter((id) => before.dashboards.get(id) !== after.dashboards.get(id))
      .map((id) => tags.dashboard(locale, id)),
    ...searchWordTags,
  ];
};
