import type { Locale } from '../../i18n/locales';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import { listPlaces, type PostingPlace } from '../../upstreams/jobs/contract';
import type { AlertOffer, AlertSources } from '../alerts/contract';
import { catalogue } from './catalogue';
import { getLabel, getPlaceNames, getTitle, isOpen, type Offer } from './catalogue/offer';
import { loadJobListPath, loadJobsBasePath } from './job-paths';
import { joinDetails } from './offer-descriptions';

const toAlertOffers = async (offers: readonly Offer[], locale: Locale): Promise<AlertOffer[]> => {
  const basePath = await loadJobsBasePath(locale);
  const formatPlaceName = (place: PostingPlace) => {
    const { city, country } = getPlaceNames(place, locale);
    return [city, country].filter(Boolean).join(', ');
  };
  return offers.map(({ posting, ...offer }) => {
    const { text, lang } = getTitle(posting, locale);
    return {
      title: text,
      lang,
      details: joinDetails([getLabel(posting.house, locale), ...listPlaces(posting).map(formatPlaceName)]),
      path: toOfferPath(basePath, offer),
    };
  });
};

/** The open offers with the given ids, as emails list them. */
export const loadAlertOffersById = async (ids: readonly string[], locale: Locale): Promise<AlertOffer[]> =>
  toAlertOffers((await catalogue.offers(ids)).filter(isOpen), locale);

/** The data of this site that alerts need: new offers and the addresses of searches. */
export const alertSources: AlertSources = {
  findNewOffers: async (criteria, since, locale) =>
    toAlertOffers(await catalogue.newOffers(criteria, since, locale), locale),
  searchPath: async (criteria, locale) =>
    (await loadJobListPath(cms, { locale, draft: false })) + buildQueryString({ ...defaultListQuery, ...criteria }),
};
