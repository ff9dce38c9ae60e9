import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import { listPlaces, type PostingPlace } from '../../upstreams/jobs/contract';
import type { AlertSources } from '../alerts/contract';
import { catalogue } from './catalogue';
import { getLabel, getPlaceNames } from './catalogue/offer';
import { loadJobListPath, loadJobsBasePath } from './job-paths';
import { joinDetails } from './offer-descriptions';

/** The data of this site that alerts need: new offers and the addresses of searches. */
export const alertSources: AlertSources = {
  findNewOffers: async (criteria, since, locale) => {
    const [offers, basePath] = await Promise.all([
      catalogue.newOffers(criteria, since, locale),
      loadJobsBasePath(locale),
    ]);
    const formatPlaceName = (place: PostingPlace) => {
      const { city, country } = getPlaceNames(place, locale);
      return [city, country].filter(Boolean).join(', ');
    };
    return offers.map(({ posting, ...offer }) => ({
      title: posting.title,
      lang: posting.language,
      details: joinDetails([getLabel(posting.house, locale), ...listPlaces(posting).map(formatPlaceName)]),
      path: toOfferPath(basePath, offer),
    }));
  },
  searchPath: async (criteria, locale) =>
    (await loadJobListPath(cms, { locale, draft: false })) + buildQueryString({ ...defaultListQuery, ...criteria }),
};
