import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { Edition, PageSummary } from '../../upstreams/cms/contract';
import { buildNewestFirstQuery, searchNews } from '../pages/lists';
import { findPage, loadPageIndex } from '../pages/page-index';
import { buildAtomFeed } from './atom-feed';

const maxItems = 30;

export const getNewsFeedPath = (locale: Locale): string => `/${locale}/news.atom`;

/** The page that lists all news; undefined if the locale has none. */
export const findNewsPage = async (edition: Edition): Promise<PageSummary | undefined> => {
  const [{ newsPage: newsPath }, pageIndex] = await Promise.all([cms.settings(edition), loadPageIndex(edition)]);
  return findPage(edition, pageIndex, newsPath);
};

/** The newest articles as an Atom feed; null if the locale has no page that lists them. */
export const buildNewsFeed = async (locale: Locale): Promise<string | null> => {
  const edition = { locale, draft: false };
  const list = await findNewsPage(edition);
  if (!list) return null;
  const [{ items }, { pages }] = await Promise.all([
    searchNews(edition, buildNewestFirstQuery(locale, maxItems)),
    loadPageIndex(edition),
  ]);
  trackRead(tags.pages(locale));
  const pageByPath = new Map(pages.map((page) => [toPagePath(locale, page.path), page]));
  return buildAtomFeed(locale, {
    title: list.pageTitle,
    listPath: toPagePath(locale, list.path),
    feedPath: getNewsFeedPath(locale),
    items: items.flatMap(({ title, text, href, date }) => {
      const { id, updatedAt: updated } = pageByPath.get(href) ?? {};
      return id ? { id: `page:${id}`, title, text, path: href, published: date.iso, updated } : [];
    }),
  });
};
