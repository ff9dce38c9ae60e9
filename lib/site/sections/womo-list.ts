import { getCountryName } from '../../i18n/formats';
import { getFacetLabel } from '../../model/lists/filters';
import { defaultListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import type { Edition } from '../../upstreams/cms/contract';
import { catalogue } from '../careers/catalogue';
import { searchPeople } from '../pages/lists';
import { listPages } from '../pages/page-index';
import {
  buildFilter,
  buildListData,
  buildPagedQuery,
  getFacetValue,
  getListQuery,
  loadHouseOptions,
  type Options,
  type SectionLoader,
  toSortedOptions,
} from './context';

/** The job families with their names on the job board; with their keys if they have no names. */
const loadFamilyOptions = async (edition: Edition, keys: string[]): Promise<Options> => {
  const offerSearch = await orNull(
    catalogue.searchOffers({ ...defaultListQuery, facets: {}, locale: edition.locale }),
    'load the names of job families',
  );
  return toSortedOptions(edition, keys, (key) => getFacetLabel(offerSearch?.facets ?? [], 'jobFamily', key));
};

/** On the page of a house, the list contains only people of that house. */
export const womoList: SectionLoader<'womo-list'> = {
  load: async (content, context) => {
    const { edition, page } = context;
    const list = getListQuery(content, context);
    const query = {
      ...buildPagedQuery(content.pageSize, edition, list),
      house: page.house ? page.id : getFacetValue(list, 'house'),
      jobFamily: getFacetValue(list, 'jobFamily'),
      country: getFacetValue(list, 'country'),
    };
    const results = await searchPeople(edition, query);
    return buildListData(content, context, { ...results, query }, async () => {
      const people = (await listPages(edition, 'person')).flatMap(({ person }) => person ?? []);
      const ids = people.map(({ house }) => house);
      const families = people.map(({ jobFamily }) => jobFamily);
      const countries = people.map(({ country }) => country);
      return [
        buildFilter(list, 'house', await loadHouseOptions(edition, ids)),
        buildFilter(list, 'jobFamily', await loadFamilyOptions(edition, families)),
        buildFilter(
          list,
          'country',
          toSortedOptions(edition, countries, (code) => getCountryName(edition.locale, code)),
        ),
      ];
    });
  },
};
