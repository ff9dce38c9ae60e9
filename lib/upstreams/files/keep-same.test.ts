import { describe, expect, it } from 'vitest';
import { keepSame, keepSameParts } from './keep-same';

describe('keeping equal values', () => {
  it('returns the old value if the new one is equal, otherwise the new one', () => {
    const before = { a: [1, 2] };
    const other = { a: [1, 3] };
    expect(keepSame(before, { a: [1, 2] })).toBe(before);
    expect(keepSame(before, other)).toBe(other);
    expect(keepSame(undefined, other)).toBe(other);
  });

  it('keeps each equal part of an object', () => {
    const before = { a: [1], b: [2] };
    expect(keepSameParts(before, { a: [1], b: [2] })).toBe(before);
    const now = keepSameParts(before, { a: [1], b: [3] });
    expect(now).toEqual({ a: [1], b: [3] });
    expect(now.a).toBe(before.a);
    expect(keepSameParts(undefined, { a: 1 })).toEqual({ a: 1 });
  });
});
