import { expect, it } from 'vitest';
import { reuseIfEqual } from './reuse-if-equal';

it('returns the old value if the new one is equal, otherwise the new one', () => {
  const previous = { a: [1, 2] };
  const other = { a: [1, 3] };
  expect(reuseIfEqual(previous, { a: [1, 2] })).toBe(previous);
  expect(reuseIfEqual(previous, other)).toBe(other);
  expect(reuseIfEqual(undefined, other)).toBe(other);
});
