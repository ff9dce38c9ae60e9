import { loadArchive } from '../search/archive';
import { getFacetValue, getYear, type SectionLoader } from './context';

export const archives: SectionLoader<'archives'> = {
  load: async (_, { edition, listQuery }) =>
    loadArchive(edition, { year: getYear(listQuery), type: getFacetValue(listQuery, 'type') }),
};
