import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import { algoliaSearch } from './algolia';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';
import { meilisearch } from './meilisearch';

type Hosted = Exclude<typeof env.search, { SEARCH: 'embedded' }>;

const engineOf = (selected: Hosted): Search => {
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

/** Sending all documents to an engine takes minutes, and does not slow down queries. */
const limited = (engine: Search): Search => {
  const queried = upstream(engine, { name: 'search', timeoutMs: 2000, reads: ['query', 'suggest'] });
  return upstream(queried, { name: 'search index', timeoutMs: 30 * 60_000, writes: ['versions', 'apply'] });
};

/** The search of this site. */
export const search = oncePerProcess('search', () =>
  env.search.SEARCH === 'embedded' ? embeddedSearch() : limited(engineOf(env.search)),
);
