import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import { algoliaSearch } from './algolia';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';
import { meilisearch } from './meilisearch';

type EngineSettings = Exclude<typeof env.search, { SEARCH: 'embedded' }>;

const createEngine = (settings: EngineSettings): Search => {
  if (settings.SEARCH === 'algolia')
    return algoliaSearch({
      appId: settings.ALGOLIA_APP_ID,
      searchKey: settings.ALGOLIA_SEARCH_KEY,
      adminKey: settings.ALGOLIA_ADMIN_KEY,
      prefix: settings.SEARCH_PREFIX,
      url: settings.ALGOLIA_URL,
    });
  return meilisearch({
    url: settings.MEILISEARCH_URL,
    searchKey: settings.MEILISEARCH_SEARCH_KEY,
    adminKey: settings.MEILISEARCH_ADMIN_KEY,
    prefix: settings.SEARCH_PREFIX,
  });
};

/** Limits queries to seconds. Sending all documents to an engine takes minutes and has limits of its own. */
const withTimeouts = (engine: Search): Search => {
  const withQueryTimeout = withUpstreamLimits(engine, { name: 'search', timeoutMs: 2000, reads: ['query', 'suggest'] });
  return withUpstreamLimits(withQueryTimeout, {
    name: 'search index',
    timeoutMs: 30 * 60_000,
    writes: ['versions', 'apply'],
  });
};

/** The search of this site, on the engine that the environment selects. */
export const search = oncePerProcess('search', () =>
  env.search.SEARCH === 'embedded' ? embeddedSearch() : withTimeouts(createEngine(env.search)),
);
