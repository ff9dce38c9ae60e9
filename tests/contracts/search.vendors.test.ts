import { describe } from 'vitest';
import { engineNames, serveEngine } from '../support/vendors/search/serve-engine';
import { testSearch } from './search';

describe.each(engineNames)('%s', (name) => {
  testSearch(name, async () => (await serveEngine(name)).search);
});
