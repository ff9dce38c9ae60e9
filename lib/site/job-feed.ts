import { Feed } from 'feed';
import { cms } from '../cms';
import { env } from '../env';
import { escapeHtml } from '../html';
import { type Locale, tagOf } from '../i18n/locales';
import { formatPlace } from '../i18n/place';
import { serverWords } from '../i18n/server-words';
import { type ListQuery, listQueryString, wholeList } from '../lists/list-query';
import { jobFolder } from './job-paths';
import { criteriaInWords, searchJobs } from './jobs';
import { siteImage } from './load-page';

/** What XML has no form for. */
const unspeakable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The newest offers of a search as an Atom feed, so that it can be followed without giving an address. */
export const jobFeed = async (locale: Locale, list: ListQuery): Promise<string> => {
  const query = { ...list, sort: 'date_desc', page: 0 } as const;
  const [{ result, facets }, t, { titleSuffix, joinUs }, folder] = await Promise.all([
    searchJobs({ ...query, locale }),
    serverWords(locale, 'jobs'),
    cms.settings({ locale, draft: false }),
    jobFolder(locale),
  ]);
  const criteria = criteriaInWords(list, facets).join(', ');
  const address = env.SITE_URL + joinUs.link + listQueryString(query);
  const feed = new Feed({
    id: address,
    link: address,
    title: criteria ? t('feed.title', { criteria }) : t('feed.title-all'),
    language: tagOf(locale),
    image: env.SITE_URL + siteImage.src,
    copyright: '',
    author: { name: titleSuffix, link: env.SITE_URL },
    updated: new Date(result[0]?.publishedAt ?? 0),
    feedLinks: { atom: `${env.SITE_URL}/${locale}/offers.atom${listQueryString({ ...query, sort: wholeList.sort })}` },
  });
  for (const { continent, path: end, jobPosting, publishedAt, houseName, jobFamily, ...job } of result) {
    const link = `${env.SITE_URL}${folder}${continent}/${end}/`;
    const place = formatPlace(locale, job.locationCity, job.locationCountry);
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(jobPosting),
      description: escapeHtml(t('feed.summary', { house: houseName, place, family: jobFamily })),
      date: new Date(publishedAt),
    });
  }
  return feed.atom1().replace(unspeakable, '');
};
