import type { Loaders } from './context';

export const documentLoaders: Loaders<'documents-list'> = {
  'documents-list': async () => ({ items: [], pagination: null, filters: [] }),
};
