import { countryName, formatDate, formatYear } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { formatPlace } from '../../i18n/writing';
import type { ArticleCard, HighlightCard, HouseCard, HouseTile, PageCard, PersonCard } from '../../model/card';
import type { HouseFacts } from '../../model/house';
import type { Settings } from '../../model/settings';
import { tags } from '../../model/tags';
import type { Day } from '../../model/values';
import { trackRead } from '../../platform/process/reads';
import type { PageFacts } from '../../upstreams/cms/contract';

export const toPageCard = (locale: Locale, page: PageFacts): PageCard => {
  trackRead(tags.facts(locale, page.path));
  return {
    title: page.pageTitle,
    text: page.summary,
    href: pagePath(locale, page.path),
    image: page.linkThumbnail,
  };
};

/** The facts of a house for lists and its own page; null for other pages. */
export const toHouseFacts = (locale: Locale, { house }: PageFacts): HouseFacts | null => {
  if (!house) return null;
  const { founded, city, country, mark } = house;
  const place = formatPlace(locale, city, countryName(locale, country));
  return { founded, since: formatYear(locale, founded), city, country, place, mark };
};

export const toDay = (locale: Locale, iso: string): Day => ({ iso, text: formatDate(locale, iso) });

export const toHouseCards = (locale: Locale, pages: readonly PageFacts[]): HouseCard[] =>
  pages.flatMap((page) => {
    const facts = toHouseFacts(locale, page);
    return facts ? [{ ...toPageCard(locale, page), ...facts }] : [];
  });

export const toHouseTile = ({ href, mark, image }: HouseCard): HouseTile => {
  if (!image) return { href, mark, image };
  const { blur: _, ...picture } = image;
  return { href, mark, image: picture };
};

export const toArticleCard = (locale: Locale, page: PageFacts, categories: Settings['categories']): ArticleCard => ({
  ...toPageCard(locale, page),
  date: toDay(locale, page.publishedAt),
  category: categories.find(({ key }) => key === page.article?.category)?.label ?? '',
});

const listHouseNames = (locale: Locale, houses: readonly PageFacts[], ids: readonly string[]) =>
  houses.flatMap(({ id, path, pageTitle }) => {
    if (!ids.includes(id)) return [];
    trackRead(tags.facts(locale, path));
    return [pageTitle];
  });

export const toHighlightCard = (
  locale: Locale,
  page: PageFacts,
  categories: Settings['categories'],
  houses: readonly PageFacts[],
): HighlightCard => ({
  ...toArticleCard(locale, page, categories),
  color: page.article?.color ?? '',
  houses: listHouseNames(locale, houses, page.article?.houses ?? []).join(', '),
});

/** A person's card; a person without a house works for the group. */
export const toPersonCard = (locale: Locale, page: PageFacts, houses: readonly PageFacts[]): PersonCard => ({
  ...toPageCard(locale, page),
  job: page.person?.job ?? '',
  house: listHouseNames(locale, houses, page.person?.house ? [page.person.house] : [])[0] ?? '',
  country: page.person ? countryName(locale, page.person.country) : '',
});
