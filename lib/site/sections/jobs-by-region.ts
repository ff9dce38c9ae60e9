import type { Facet } from '../../model/job';
import { getFacetValues } from '../../model/lists/filters';
import { buildQueryString, defaultListQuery } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { loadJobListPath } from '../careers/job-paths';
import { searchJobs } from '../careers/jobs';
import type { SectionLoader } from './context';

export const jobsByRegion: SectionLoader<'jobs-by-region'> = {
  load: async (_, { edition }) => {
    const [response, path] = await Promise.all([
      orNull(searchJobs({ ...defaultListQuery, facets: {}, locale: edition.locale }), 'load the regions of offers'),
      loadJobListPath(edition),
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
};
