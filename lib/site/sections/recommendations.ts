import { toPagePath } from '../../i18n/paths';
import { recommend } from '../pages/lists';
import type { SectionLoader } from './context';

export const recommendations: SectionLoader<'recommendations'> = {
  load: async ({ limit }, { edition, page: { path } }) => {
    const { items, nbPages } = await recommend(edition, { locale: edition.locale, path, limit, page: 0 });
    return { items, nbPages, path: toPagePath(edition.locale, path) };
  },
};
