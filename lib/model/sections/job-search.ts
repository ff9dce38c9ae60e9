import { jobQuery, jobResponse } from '../job';
import { pagination } from '../list';
import { heading } from './fields';

export const jobSearch = {
  content: () => heading,
  /** The query of the URL, and the response to it; null if offers are unavailable. */
  data: {
    query: jobQuery.omit({ locale: true }),
    answer: jobResponse.nullable(),
    pagination: pagination.nullable(),
  },
  namespaces: ['forms', 'jobs'],
};
