import type { Locale } from '../../i18n/locales';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import { listPlaces, type PostingPlace } from '../../upstreams/jobs/contract';
import type { AlertSources } from '../submissions/alerts';
import type { EmailOffer } from '../submissions/emails';
import { describeAlert } from './alert-criteria';
import { catalogue } from './catalogue';
import { getLabel, getPlaceNames, getTitle, isOpen, type Offer } from './catalogue/offer';
import { loadJobListPath, loadJobsBasePath } from './job-paths';
import { joinDetails } from './offer-descriptions';

const toAlertOffers = async (offers: readonly Offer[], locale: Locale): Promise<EmailOffer[]> => {
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

/** The open offers of a list, as emails list them, and the ids of all its offers that the site knows. */
export const loadOfferList = async (
  ids: readonly string[],
  locale: Locale,
): Promise<{ offers: EmailOffer[]; knownIds: string[] }> => {
  const listed = await catalogue.offers(ids);
  return {
    offers: await toAlertOffers(listed.filter(isOpen), locale),
    knownIds: listed.map(({ posting }) => posting.id),
  };
};

/** The data of this site that alerts need: labels of criteria, new offers and the addresses of searches. */
export const alertSources: AlertSources = {
  describeCriteria: describeAlert,
  findNewOffers: async (criteria, since, locale) =>
    toAlertOffers(await catalogue.newOffers(criteria, since, locale), locale),
  searchPath: async (criteria, locale) =>
    (await loadJobListPath(cms, { locale, draft: false })) + buildQueryString({ ...defaultListQuery, ...criteria }),
};
