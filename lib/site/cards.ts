import type { CmsPage } from '../cms/contract';
import type { Locale } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import type { ArticleCard, HouseCard, PageCard } from '../model/card';
import type { HouseFacts } from '../model/house';
import type { Settings } from '../model/settings';

export const toPageCard = (locale: Locale, page: CmsPage): PageCard => ({
  title: page.pageTitle,
  text: page.summary,
  href: pagePath(locale, page.path),
  image: page.image,
});

/** What lists and the house's own page show of it; null for a page that is no house. */
export const toHouseFacts = ({ house }: CmsPage): HouseFacts | null =>
  house ? { founded: house.founded, city: house.city, country: house.country, mark: house.mark } : null;

export const toHouseCards = (locale: Locale, pages: CmsPage[]): HouseCard[] =>
  pages.flatMap((page) => {
    const facts = toHouseFacts(page);
    return facts ? [{ ...toPageCard(locale, page), ...facts }] : [];
  });

export const toArticleCard = (locale: Locale, page: CmsPage, categories: Settings['categories']): ArticleCard => ({
  ...toPageCard(locale, page),
  date: page.publishedAt,
  category: categories.find(({ key }) => key === page.article?.category)?.label ?? '',
});
