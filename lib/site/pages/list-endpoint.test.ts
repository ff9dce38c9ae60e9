import { expect, it } from 'vitest';
import { toPagedResponse } from './list-endpoint';

it('has the ends of the phrases in its titles', () => {
  const list = { items: [{ title: '数字で見るグループ' }, { title: 'Vasse' }], nbPages: 1, nbHits: 2 };
  expect(toPagedResponse('jp', list)).toEqual({
    success: true,
    nbPages: 1,
    nbHits: 2,
    result: list.items,
    phrases: { 数字で見るグループ: [3] },
    message: '',
  });
});
