import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import { oncePerProcess } from '../../shared/once-per-process';
import { algoliaSearch } from './algolia';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';

/** Limits queries to seconds. Sending all documents to an engine takes minutes and has limits of its own. */
const withTimeouts = (engine: Search): Search => {
  const withQueryTimeout = withUpstreamLimits(engine, { name: 'search', timeoutMs: 2000, reads: ['query'] });
  return withUpstreamLimits(withQueryTimeout, {
    name: 'search index',
    timeoutMs: 30 * 60_000,
    writes: ['versions', 'apply'],
  });
};

/** The search of this site, on the engine that the environment selects. */
export const search = oncePerProcess('search', () => {
  const settings = env.search;
  if (settings.SEARCH === 'embedded') return embeddedSearch();
  return withTimeouts(
    algoliaSearch({
      appId: settings.ALGOLIA_APP_ID,
      searchKey: settings.ALGOLIA_SEARCH_KEY,
      adminKey: settings.ALGOLIA_ADMIN_KEY,
      prefix: settings.SEARCH_PREFIX,
      url: settings.ALGOLIA_URL,
    }),
  );
});
