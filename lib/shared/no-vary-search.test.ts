import { expect, it } from 'vitest';
import { noVarySearch, parametersIn } from './no-vary-search';

it.each([[[]], [['page']], [['page', 'year']]])('names the parameters that matter: %j', (names) => {
  expect(parametersIn(noVarySearch(names))).toEqual(names);
});

it.each([undefined, '', 'key-order', 'params=("utm_source")'])('gives null for "%s"', (header) => {
  expect(parametersIn(header)).toBeNull();
});
