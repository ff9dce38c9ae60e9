import type { Facet } from '../../model/job';
import { getFacetValues } from '../../model/lists/filters';
import { buildQueryString, defaultListQuery, facetNames } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { loadJobListPath } from '../careers/job-paths';
import { searchJobs } from '../careers/jobs';
import { buildSectionPagination } from './context';
import type { Definitions } from './definition';

/** The facets of a list query that offers have. */
const pickJobFacets = ({ facets }: { facets: typeof defaultListQuery.facets }) =>
  Object.fromEntries(facetNames.flatMap((name) => (facets[name] ? [[name, facets[name]]] : [])));

export const jobSections: Definitions<'job-search' | 'jobs-by-region' | 'job-alert'> = {
  'job-search': {
    namespaces: ['forms', 'jobs'],
    hasFailed: ({ answer }) => !answer,
    load: async (_, context) => {
      const query = { ...context.listQuery, facets: pickJobFacets(context.listQuery) };
      const response = await orNull(searchJobs({ ...query, locale: context.edition.locale }), 'load offers');
      return {
        query,
        answer: response,
        pagination: response && buildSectionPagination({ ...context, listQuery: query }, { nbPages: response.nbPages }),
      };
    },
  },
  'jobs-by-region': {
    namespaces: ['forms', 'jobs'],
    load: async (_, { cms, edition }) => {
      const [response, path] = await Promise.all([
        orNull(searchJobs({ ...defaultListQuery, facets: {}, locale: edition.locale }), 'load the regions of offers'),
        loadJobListPath(cms, edition),
      ]);
      const toCountedLink = (name: 'continent' | 'country', { key, label, count }: Facet['values'][number]) => ({
        label,
        count,
        href: path + buildQueryString({ ...defaultListQuery, facets: { [name]: [key] } }),
      });
      const regions = (response ? getFacetValues(response.facets, 'continent') : []).map(async (continent) => {
        const facets = { continent: [continent.key] };
        const regionResponse = await orNull(
          searchJobs({ ...defaultListQuery, facets, locale: edition.locale }),
          'count the offers of a region',
        );
        const countries = regionResponse ? getFacetValues(regionResponse.facets, 'country') : [];
        return {
          ...toCountedLink('continent', continent),
          countries: countries.map((country) => toCountedLink('country', country)),
        };
      });
      return { regions: await Promise.all(regions) };
    },
  },
  'job-alert': { namespaces: ['forms', 'jobs'] },
};
