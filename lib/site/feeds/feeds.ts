import { cms } from '../../cms';
import type { View } from '../../cms/contract';
import { serverWords } from '../../i18n/server-words';
import type { PageHead } from '../../model/page';
import { jobFeedPath } from './job-feed';
import { newsFeedPath, newsPage } from './news-feed';

/** The Atom feeds of a locale, for the heads of its pages: the news, if there are any, and the job offers. */
export const feedsOf = async (view: View): Promise<PageHead['feeds']> => {
  const { locale } = view;
  const [{ titleSuffix }, news, t] = await Promise.all([
    cms.settings(view),
    newsPage(view),
    serverWords(locale, 'jobs'),
  ]);
  return [
    ...(news ? [{ title: news.pageTitle, href: newsFeedPath(locale) }] : []),
    { title: t('feed.title-all'), href: jobFeedPath(locale) },
  ].map(({ title, href }) => ({ title: `${title} | ${titleSuffix}`, href }));
};
