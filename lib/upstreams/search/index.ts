import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
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

const selected = oncePerProcess('search', () => implementation(env.search));
const read = upstream(selected, { name: 'search', timeoutMs: 2000, reads: ['query', 'suggest'] });

/** The search of this site. Sending all documents to an engine takes minutes, and does not slow down queries. */
export const search: Search = upstream(read, {
  name: 'search index',
  timeoutMs: 30 * 60_000,
  writes: ['versions', 'apply'],
});
