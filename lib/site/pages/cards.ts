import { formatDate, formatYear, getCountryName } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { formatPlace } from '../../i18n/writing';
import type { ArticleCard, HighlightCard, HouseCard, HouseTile, PageCard, PersonCard } from '../../model/card';
import { withoutBlur } from '../../model/field-types';
import type { HouseDetails } from '../../model/house';
import type { Settings } from '../../model/settings';
import { tags } from '../../model/tags';
import type { FormattedDate } from '../../model/values';
import { trackRead } from '../../platform/process/reads';
import type { PageSummary } from '../../upstreams/cms/contract';

export const toPageCard = (locale: Locale, page: PageSummary): PageCard => {
  trackRead(tags.pageSummary(locale, page.path));
  return {
    title: page.pageTitle,
    text: page.summary,
    href: toPagePath(locale, page.path),
    image: page.linkThumbnail,
  };
};

/** The facts of a house for lists and its own page; null for other pages. */
export const toHouseDetails = (locale: Locale, { house }: PageSummary): HouseDetails | null => {
  if (!house) return null;
  const { founded, city, country, mark } = house;
  const place = formatPlace(locale, city, getCountryName(locale, country));
  return { founded, since: formatYear(locale, founded), city, country, place, mark };
};

export const toFormattedDate = (locale: Locale, iso: string): FormattedDate => ({ iso, text: formatDate(locale, iso) });

export const toHouseCards = (locale: Locale, pages: readonly PageSummary[]): HouseCard[] =>
  pages.flatMap((page) => {
    const details = toHouseDetails(locale, page);
    return details ? [{ ...toPageCard(locale, page), ...details }] : [];
  });

export const toHouseTile = ({ href, mark, image }: HouseCard): HouseTile => ({
  href,
  mark,
  image: image && withoutBlur(image),
});

export const toArticleCard = (locale: Locale, page: PageSummary, categories: Settings['categories']): ArticleCard => ({
  ...toPageCard(locale, page),
  date: toFormattedDate(locale, page.publishedAt),
  category: categories.find(({ key }) => key === page.article?.category)?.label ?? '',
});

const listHouseNames = (locale: Locale, houses: readonly PageSummary[], ids: readonly string[]) =>
  houses.flatMap(({ id, path, pageTitle }) => {
    if (!ids.includes(id)) return [];
    trackRead(tags.pageSummary(locale, path));
    return [pageTitle];
  });

export const toHighlightCard = (
  locale: Locale,
  page: PageSummary,
  categories: Settings['categories'],
  houses: readonly PageSummary[],
): HighlightCard => ({
  ...toArticleCard(locale, page, categories),
  houses: listHouseNames(locale, houses, page.article?.houses ?? []).join(', '),
});

/** A person's card; a person without a house works for the group. */
export const toPersonCard = (locale: Locale, page: PageSummary, houses: readonly PageSummary[]): PersonCard => ({
  ...toPageCard(locale, page),
  job: page.person?.job ?? '',
  house: listHouseNames(locale, houses, page.person?.house ? [page.person.house] : [])[0] ?? '',
  country: page.person ? getCountryName(locale, page.person.country) : '',
});
