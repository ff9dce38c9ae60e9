import type { Locale } from '../../i18n/locales';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { toOfferPath } from '../../shared/urls';
import type { AlertSources } from '../submissions/alerts';
import type { EmailOffer } from '../submissions/emails';
import { describeAlert } from './alert-criteria';
import { catalogue } from './catalogue';
import { isOpen, type Offer } from './catalogue/offer';
import { toJobDetails } from './job-items';
import { loadJobListPath, loadJobsBasePath } from './job-paths';
import { summarizeOffer } from './offer-descriptions';

const toAlertOffers = async (offers: readonly Offer[], locale: Locale): Promise<EmailOffer[]> => {
  const basePath = await loadJobsBasePath(locale);
  const jobs = await Promise.all(offers.map((offer) => toJobDetails(offer, locale)));
  return jobs.map((job) => ({
    title: job.jobPosting,
    lang: job.lang,
    details: summarizeOffer(job, locale),
    path: toOfferPath(basePath, job),
  }));
};

/** The open offers of a list, as emails list them, and the ids of all its offers that the site knows. */
export const loadOfferList = async (
  ids: readonly string[],
  locale: Locale,
): Promise<{ offers: EmailOffer[]; knownIds: string[] }> => {
  const listed = await catalogue.offers(ids);
  return {
    offers: await toAlertOffers(listed.filter(isOpen), locale),
    knownIds: listed.map(({ posting }) => posting.jobId),
  };
};

/** The data of this site that alerts need: labels of criteria, new offers and the addresses of searches. */
export const alertSources: AlertSources = {
  describeCriteria: describeAlert,
  findNewOffers: async (criteria, since, locale) =>
    toAlertOffers(await catalogue.newOffers(criteria, since, locale), locale),
  searchPath: async (criteria, locale) =>
    (await loadJobListPath({ locale, draft: false })) + buildQueryString({ ...defaultListQuery, ...criteria }),
};
