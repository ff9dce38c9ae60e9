import { embeddedSearch } from '@/lib/upstreams/search/embedded';
import { served } from '../support/remote/serve';
import { testSearch } from './search';

testSearch('the embedded index', embeddedSearch);
testSearch('a remote index', async () => (await served({ search: embeddedSearch() })).search);
