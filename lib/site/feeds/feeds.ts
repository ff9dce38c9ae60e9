import { loadServerStrings } from '../../i18n/load-strings';
import { buildJobFeedPath } from '../../model/lists/list-query';
import type { DocumentHead } from '../../model/page';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { findNewsPage, getNewsFeedPath } from './news-feed';

/** The Atom feeds of a locale, for the heads of its pages: the news, if there are any, and the job offers. */
export const listFeeds = async (edition: Edition): Promise<DocumentHead['feeds']> => {
  const { locale } = edition;
  const [{ titleSuffix }, news, t] = await Promise.all([
    cms.settings(edition),
    findNewsPage(edition),
    loadServerStrings(locale, 'jobs'),
  ]);
  return [
    ...(news ? [{ title: news.pageTitle, href: getNewsFeedPath(locale) }] : []),
    { title: t('feed.title-all'), href: buildJobFeedPath(locale) },
  ].map(({ title, href }) => ({ title: `${title} | ${titleSuffix}`, href }));
};
