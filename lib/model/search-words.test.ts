import { expect, it } from 'vitest';
import { searchWords } from './search-words';

const listIssuePaths = (value: unknown) => searchWords.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

it('reads groups of synonyms and pairs of characters, or nothing', () => {
  expect(searchWords.parse({})).toEqual({ synonyms: [], characters: {} });
  expect(searchWords.parse({ synonyms: [['CEO', ' DG ']], characters: '續续\n發发' })).toEqual({
    synonyms: [['CEO', 'DG']],
    characters: { 續: '续', 發: '发' },
  });
});

it.each([
  [{ synonyms: [['CEO']] }, 'synonyms.0'],
  [{ synonyms: [['CEO', '']] }, 'synonyms.0.1'],
  [{ characters: '續续發' }, 'characters'],
  [{ characters: '續' }, 'characters'],
  [{ synonym: [] }, ''],
])('reports the invalid field of %j', (value, issuePath) => {
  expect(listIssuePaths(value)).toContain(issuePath);
});
