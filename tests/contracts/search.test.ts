import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { serveRemote } from '../support/remote/serve-remote';
import { testSearch } from './search';

testSearch('the embedded index', embeddedSearch);
testSearch('a remote index', async () => (await serveRemote({ search: embeddedSearch() })).search);
