import { serveEngine } from '../support/vendors/search/serve-engine';
import { testSearch } from './search';

testSearch('algolia', async () => (await serveEngine()).search);
