import { loadServerStrings } from '../../i18n/load-strings';
import { formatCount } from '../../i18n/writing';
import type { Link } from '../../model/field-types';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { catalogue } from '../careers/catalogue';
import { loadJobListPath } from '../careers/job-paths';
import { toFormattedDate, toHouseDetails } from '../pages/cards';
import type { SectionContext, SectionLoader } from './context';

/** A link to the job offers of the house that the page is about; null if it has none. */
const buildOffersLink = async ({ edition, page }: SectionContext): Promise<Link | null> => {
  const facets = { house: [page.id] };
  const offerSearch = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets, locale: edition.locale }),
    'count the offers of a house',
  );
  if (!offerSearch?.nbHits) return null;
  const [t, path] = await Promise.all([loadServerStrings(edition.locale, 'jobs'), loadJobListPath(edition)]);
  if (!path) return null;
  const number = formatCount(edition.locale, offerSearch.nbHits);
  return {
    label: t('house.offers', { count: offerSearch.nbHits, number, house: page.pageTitle }),
    href: path + buildQueryString({ ...defaultListQuery, facets }),
    kind: 'internal',
  };
};

export const hero: SectionLoader<'hero'> = {
  load: async (_, context) => {
    const { edition, page } = context;
    return {
      date: page.article ? toFormattedDate(edition.locale, page.publishedAt) : null,
      house: toHouseDetails(edition.locale, page),
      offers: page.house ? await buildOffersLink(context) : null,
    };
  },
};
