import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { offerPath } from '../../shared/addresses';
import { cms } from '../../upstreams/cms';
import { listPlaces, type PostingPlace } from '../../upstreams/jobs/contract';
import type { AlertSources } from '../alerts/contract';
import { catalogue } from './catalogue';
import { getLabel, getPlaceNames } from './catalogue/offer';
import { loadJobFolder, loadJobListPath } from './job-paths';
import { joinFacts } from './offer-descriptions';

/** The data of this site that alerts need: new offers and the addresses of searches. */
export const alertSources: AlertSources = {
  newOffers: async (criteria, since, locale) => {
    const [offers, folder] = await Promise.all([catalogue.newOffers(criteria, since, locale), loadJobFolder(locale)]);
    const formatPlaceName = (place: PostingPlace) => {
      const { city, country } = getPlaceNames(place, locale);
      return [city, country].filter(Boolean).join(', ');
    };
    return offers.map(({ posting, ...offer }) => ({
      title: posting.title,
      lang: posting.language,
      facts: joinFacts([getLabel(posting.house, locale), ...listPlaces(posting).map(formatPlaceName)]),
      path: offerPath(folder, offer),
    }));
  },
  searchPath: async (criteria, locale) =>
    (await loadJobListPath(cms, { locale, draft: false })) + buildQueryString({ ...defaultListQuery, ...criteria }),
};
