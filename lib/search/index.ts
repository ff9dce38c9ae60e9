import { env } from '../env';
import { upstream } from '../http/upstream';
import { oncePerProcess } from '../process/once-per-process';
import { algoliaSearch } from './algolia';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';
import { meilisearch } from './meilisearch';

const implementation = (selected: typeof env.search): Search => {
  if (selected.SEARCH === 'embedded') return embeddedSearch();
  if (selected.SEARCH === 'algolia')
    return algoliaSearch({
      appId: selected.ALGOLIA_APP_ID,
      searchKey: selected.ALGOLIA_SEARCH_KEY,
      adminKey: selected.ALGOLIA_ADMIN_KEY,
      prefix: selected.SEARCH_PREFIX,
      url: selected.ALGOLIA_URL,
    });
  return meilisearch({
    url: selected.MEILISEARCH_URL,
    searchKey: selected.MEILISEARCH_SEARCH_KEY,
    adminKey: selected.MEILISEARCH_ADMIN_KEY,
    prefix: selected.SEARCH_PREFIX,
  });
};

/** The search of this site. Only queries have a time limit; sending documents may take longer. */
export const search: Search = upstream(
  oncePerProcess('search', () => implementation(env.search)),
  { name: 'search', timeoutMs: 2000, reads: ['query', 'suggest'] },
);
