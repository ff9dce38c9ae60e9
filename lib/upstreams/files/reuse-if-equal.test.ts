import { expect, it } from 'vitest';
import { reuseIfEqual } from './reuse-if-equal';

it('returns the previous value if the current one is equal, otherwise the current one', () => {
  const previous = { a: [1, 2] };
  const current = { a: [1, 3] };
  expect(reuseIfEqual(previous, { a: [1, 2] })).toBe(previous);
  expect(reuseIfEqual(previous, current)).toBe(current);
  expect(reuseIfEqual(undefined, current)).toBe(current);
});
