import { Feed } from 'feed';
import { cms } from '../cms';
import { env } from '../env';
import { type Locale, tagOf } from '../i18n/locales';
import { serverWords } from '../i18n/server-words';
import { isNarrowed, type ListQuery, listQueryString } from '../lists/list-query';
import { jobFolder, jobsPath } from './job-paths';
import { criteriaInWords, searchJobs } from './jobs';
import { siteImage } from './load-page';

/** The newest offers of a search as an Atom feed, so that it can be followed without giving an address. */
export const jobFeed = async (locale: Locale, list: ListQuery): Promise<string> => {
  const query = { ...list, sort: 'date_desc', page: 0 } as const;
  const [{ result, facets }, t, path, folder] = await Promise.all([
    searchJobs({ ...query, locale }),
    serverWords(locale, 'jobs'),
    jobsPath(cms, { locale, draft: false }),
    jobFolder(locale),
  ]);
  const address = env.SITE_URL + path + listQueryString(query);
  const feed = new Feed({
    id: address,
    link: address,
    title: isNarrowed(list)
      ? t('feed.title', { criteria: criteriaInWords(list, facets).join(', ') })
      : t('feed.title-all'),
    language: tagOf(locale),
    image: env.SITE_URL + siteImage.src,
    copyright: '',
    updated: new Date(result[0]?.publishedAt ?? 0),
    feedLinks: { atom: `${env.SITE_URL}/${locale}/offers.atom${listQueryString(query)}` },
  });
  for (const { continent, path: end, jobPosting, publishedAt, houseName, jobFamily, ...job } of result) {
    const link = `${env.SITE_URL}${folder}${continent}/${end}/`;
    const place = `${job.locationCity}, ${job.locationCountry}`;
    feed.addItem({
      id: link,
      link,
      title: jobPosting,
      description: t('feed.summary', { house: houseName, place, family: jobFamily }),
      date: new Date(publishedAt),
    });
  }
  return feed.atom1();
};
