import { listQueryString, wholeList } from '../../model/lists/list-query';
import { offerPath } from '../../shared/addresses';
import { cms } from '../../upstreams/cms';
import type { AlertSources } from '../alerts/contract';
import { catalogue } from './catalogue';
import { jobFolder, jobsPath } from './job-paths';
import { joined } from './offer-words';

/** The facts about this site's offers that alerts need. */
export const alertSources: AlertSources = {
  newOffers: async (criteria, since, locale) => {
    const [offers, folder] = await Promise.all([catalogue.newOffers(criteria, since, locale), jobFolder(locale)]);
    return offers.map(({ title, language, house, city, country, otherPlaces, ...offer }) => ({
      title,
      lang: language,
      facts: joined([
        house?.label,
        ...[{ city, country }, ...otherPlaces].map((place) =>
          [place.city?.label, place.country?.label].filter(Boolean).join(', '),
        ),
      ]),
      path: offerPath(folder, offer),
    }));
  },
  searchPath: async (criteria, locale) =>
    (await jobsPath(cms, { locale, draft: false })) + listQueryString({ ...wholeList, ...criteria }),
};
