import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { tags } from '../../model/tags';
import { trackRead } from '../../platform/process/reads';
import { cms } from '../../upstreams/cms';
import type { Edition, PageFacts } from '../../upstreams/cms/contract';
import { directoryOf, pageAt } from '../pages/directory';
import { newestFirst, searchNews } from '../pages/lists';
import { atomFeed } from './atom-feed';

const most = 30;

export const newsFeedPath = (locale: Locale): string => `/${locale}/news.atom`;

/** The page that lists all news; undefined if the locale has none. */
export const newsPage = async (edition: Edition): Promise<PageFacts | undefined> => {
  const [{ newsPage: address }, directory] = await Promise.all([cms.settings(edition), directoryOf(edition)]);
  return pageAt(edition, directory, address);
};

/** The newest articles as an Atom feed; null if the locale has no page that lists them. */
export const newsFeed = async (locale: Locale): Promise<string | null> => {
  const edition = { locale, draft: false };
  const list = await newsPage(edition);
  if (!list) return null;
  const [{ items }, { pages }] = await Promise.all([
    searchNews(edition, newestFirst(locale, most)),
    directoryOf(edition),
  ]);
  trackRead(tags.pages(locale));
  const changes = new Map(pages.map(({ path, updatedAt }) => [pagePath(locale, path), updatedAt]));
  return atomFeed(locale, {
    title: list.pageTitle,
    list: pagePath(locale, list.path),
    feed: newsFeedPath(locale),
    items: items.map(({ title, text, href, date }) => ({
      ...{ title, text, path: href },
      published: date.iso,
      updated: changes.get(href),
    })),
  });
};
