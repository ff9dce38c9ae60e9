import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { Edition, PageSummary } from '../../upstreams/cms/contract';
import { findPage, listPages, loadPageIndex } from '../pages/page-index';
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
  const articles = await listPages(edition, 'article');
  trackRead(tags.pages(locale));
  return buildAtomFeed(locale, {
    title: list.pageTitle,
    listPath: toPagePath(locale, list.path),
    feedPath: getNewsFeedPath(locale),
    items: articles.slice(0, maxItems).map(({ id, path, pageTitle, summary, publishedAt, updatedAt }) => ({
      id: `page:${id}`,
      title: pageTitle,
      text: summary,
      path: toPagePath(locale, path),
      published: publishedAt,
      updated: updatedAt,
    })),
  });
};
