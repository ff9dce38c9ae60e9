import type { TFunction } from 'i18next';
import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { formatPlace } from '../../i18n/writing';
import { buildJobFeedPath, buildQueryString, type ListQuery } from '../../model/lists/list-query';
import { toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import { loadJobListPath, loadJobsBasePath } from '../careers/job-paths';
import { describeCriteria, searchJobs } from '../careers/jobs';
import { joinDetails } from '../careers/offer-descriptions';
import { buildAtomFeed } from './atom-feed';

const buildSummary = (t: TFunction, parts: Record<'house' | 'place' | 'family', string | null>): string => {
  const values = Object.values(parts);
  return values.every(Boolean) ? t('feed.summary', parts) : joinDetails(values);
};

/**
 * An Atom feed of the newest offers that match a search, for people who follow it without an email address. Rejects if
 * offers are unavailable.
 */
export const buildJobFeed = async (locale: Locale, list: ListQuery): Promise<string> => {
  const query = { ...list, sort: 'date_desc', page: 0 } as const;
  const [{ result, facets }, t, path, basePath] = await Promise.all([
    searchJobs({ ...query, locale }),
    loadServerStrings(locale, 'jobs'),
    loadJobListPath(cms, { locale, draft: false }),
    loadJobsBasePath(locale),
  ]);
  const criteria = describeCriteria(list, facets).join(', ');
  return buildAtomFeed(locale, {
    title: criteria ? t('feed.title', { criteria }) : t('feed.title-all'),
    listPath: path + buildQueryString(query),
    feedPath: buildJobFeedPath(locale, list),
    items: result.map(({ jobId, jobPosting, publishedAt, houseName, jobFamily, ...job }) => ({
      id: `offer:${jobId}`,
      title: jobPosting,
      text: joinDetails([
        buildSummary(t, {
          house: houseName,
          place: joinDetails([formatPlace(locale, job.locationCity, job.locationCountry), job.otherPlacesText]),
          family: jobFamily,
        }),
        job.payText,
      ]),
      path: toOfferPath(basePath, job),
      published: publishedAt,
    })),
  });
};
