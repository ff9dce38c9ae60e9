import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrolled } from './useScrolled';

const scrollTo = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event('scroll'));
  });

it('reports whether the page is scrolled down', () => {
  const { result } = renderHook(useScrolled);
  expect(result.current).toBe(false);
  scrollTo(200);
  expect(result.current).toBe(true);
  scrollTo(0);
  expect(result.current).toBe(false);
});
