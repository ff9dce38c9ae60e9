import { describe } from 'vitest';
import { engineNames, servedEngine } from '../support/vendors/search/served';
import { testSearch } from './search';

describe.each(engineNames)('%s', (name) => {
  testSearch(name, async () => (await servedEngine(name)).search);
});
