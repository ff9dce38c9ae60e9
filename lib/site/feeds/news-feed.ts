import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { Edition, PageFacts } from '../../upstreams/cms/contract';
import { findPage, loadDirectory } from '../pages/directory';
import { newestFirstQuery, searchNews } from '../pages/lists';
import { buildAtomFeed } from './atom-feed';

const maxItems = 30;

export const newsFeedPath = (locale: Locale): string => `/${locale}/news.atom`;

/** The page that lists all news; undefined if the locale has none. */
export const findNewsPage = async (edition: Edition): Promise<PageFacts | undefined> => {
  const [{ newsPage: address }, directory] = await Promise.all([cms.settings(edition), loadDirectory(edition)]);
  return findPage(edition, directory, address);
};

/** The newest articles as an Atom feed; null if the locale has no page that lists them. */
export const buildNewsFeed = async (locale: Locale): Promise<string | null> => {
  const edition = { locale, draft: false };
  const list = await findNewsPage(edition);
  if (!list) return null;
  const [{ items }, { pages }] = await Promise.all([
    searchNews(edition, newestFirstQuery(locale, maxItems)),
    loadDirectory(edition),
  ]);
  trackRead(tags.pages(locale));
  const updatedAtByPath = new Map(pages.map(({ path, updatedAt }) => [pagePath(locale, path), updatedAt]));
  return buildAtomFeed(locale, {
    title: list.pageTitle,
    listPath: pagePath(locale, list.path),
    feedPath: newsFeedPath(locale),
    items: items.map(({ title, text, href, date }) => ({
      ...{ title, text, path: href },
      published: date.iso,
      updated: updatedAtByPath.get(href),
    })),
  });
};
