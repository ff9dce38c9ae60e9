import { type defaultListQuery, facetNames } from '../../model/lists/list-query';
import { orNull } from '../../platform/http/or-null';
import { searchJobs } from '../careers/jobs';
import { buildSectionPagination, type SectionLoader } from './context';

/** The facets of a list query that offers have. */
const pickJobFacets = ({ facets }: { facets: typeof defaultListQuery.facets }) =>
  Object.fromEntries(facetNames.flatMap((name) => (facets[name] ? [[name, facets[name]]] : [])));

export const jobSearch: SectionLoader<'job-search'> = {
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
};
