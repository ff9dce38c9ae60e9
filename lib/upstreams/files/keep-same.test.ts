import { expect, it } from 'vitest';
import { keepSame } from './keep-same';

it('returns the old value if the new one is equal, otherwise the new one', () => {
  const before = { a: [1, 2] };
  const other = { a: [1, 3] };
  expect(keepSame(before, { a: [1, 2] })).toBe(before);
  expect(keepSame(before, other)).toBe(other);
  expect(keepSame(undefined, other)).toBe(other);
});
