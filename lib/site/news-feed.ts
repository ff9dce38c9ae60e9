import { cms } from '../cms';
import type { Locale } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import { atomFeed } from './atom-feed';
import { searchNews } from './lists';

const most = 30;

/** The newest articles as an Atom feed; null where the locale has no page that lists them. */
export const newsFeed = async (locale: Locale): Promise<string | null> => {
  const view = { locale, draft: false };
  const pages = await cms.pages(view);
  const list = pages.find(({ sections }) =>
    sections.some((section) => section.type === 'news-list' && section.paginated),
  );
  if (!list) return null;
  const query = { locale, search: '', sort: 'date_desc' as const, categories: [], page: 0, pageSize: most };
  const { items } = await searchNews(view, query);
  return atomFeed(locale, {
    title: list.pageTitle,
    list: pagePath(locale, list.path),
    feed: `/${locale}/news.atom`,
    items: items.map(({ title, text, href, date }) => ({ title, text, path: href, date: date.iso })),
  });
};
