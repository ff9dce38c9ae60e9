import type { CmsPage } from '../cms/contract';
import type { Locale } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import type { ArticleCard, HouseCard, PageCard } from '../model/card';
import type { Settings } from '../model/settings';

export const toPageCard = (locale: Locale, page: CmsPage): PageCard => ({
  title: page.pageTitle,
  text: page.summary,
  href: pagePath(locale, page.path),
  image: page.image,
});

export const toHouseCard = (locale: Locale, page: CmsPage): HouseCard => ({
  ...toPageCard(locale, page),
  founded: page.house?.founded ?? 0,
  city: page.house?.city ?? '',
  country: page.house?.country ?? '',
});

export const toArticleCard = (locale: Locale, page: CmsPage, categories: Settings['categories']): ArticleCard => ({
  ...toPageCard(locale, page),
  date: page.publishedAt,
  category: categories.find(({ key }) => key === page.article?.category)?.label ?? '',
});
