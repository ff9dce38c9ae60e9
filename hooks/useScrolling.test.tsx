import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrolling } from './useScrolling';

const scroll = () => act(() => window.dispatchEvent(new Event('scroll')));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

it('is true from the first movement until 500 ms after the last', () => {
  const { result } = renderHook(useScrolling);
  expect(result.current).toBe(false);
  scroll();
  expect(result.current).toBe(true);
  pass(499);
  scroll();
  pass(499);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(useScrolling);
  scroll();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
