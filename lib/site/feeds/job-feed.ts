import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { buildJobFeedPath, buildQueryString, type ListQuery } from '../../model/lists/list-query';
import { labelFacts } from '../../model/offers/offer-facts';
import { toOfferPath } from '../../shared/urls';
import { catalogue } from '../careers/catalogue';
import { toJobDetails } from '../careers/job-items';
import { loadJobListPath, loadJobsBasePath } from '../careers/job-paths';
import { describeCriteria } from '../careers/jobs';
import { joinDetails } from '../careers/offer-descriptions';
import { buildAtomFeed } from './atom-feed';

/**
 * An Atom feed of the newest offers that match a search, for people who follow it without an email address. Rejects if
 * offers are unavailable.
 */
export const buildJobFeed = async (locale: Locale, list: ListQuery): Promise<string> => {
  const query = { ...list, sort: 'date_desc', page: 0 } as const;
  const [{ offers, facets }, t, path, basePath] = await Promise.all([
    catalogue.searchOffers({ ...query, locale }),
    loadServerStrings(locale, 'jobs'),
    loadJobListPath({ locale, draft: false }),
    loadJobsBasePath(locale),
  ]);
  const jobs = await Promise.all(offers.map((offer) => toJobDetails(offer, locale)));
  const criteria = describeCriteria(list, facets).join(', ');
  return buildAtomFeed(locale, {
    title: criteria ? t('feed.title', { criteria }) : t('feed.title-all'),
    listPath: path + buildQueryString(query),
    feedPath: buildJobFeedPath(locale, list),
    items: jobs.map((job) => ({
      id: `offer:${job.jobId}`,
      title: job.jobPosting,
      text: joinDetails([
        ...labelFacts(job, locale, t).map(({ label, lines }) => t('feed.fact', { label, value: lines.join(' · ') })),
        job.textLanguageNote,
      ]),
      path: toOfferPath(basePath, job),
      published: job.publishedAt,
    })),
  });
};
