import { expect, it } from 'vitest';
import { noVarySearch } from './no-vary-search';

it.each([
  [[], 'params'],
  [['page', 'year'], 'key-order, params, except=("page" "year")'],
])('names the parameters that matter: %j', (names, header) => {
  expect(noVarySearch(names)).toBe(header);
});
