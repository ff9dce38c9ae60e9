import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSiteWrapper, fakeRouter, startNavigation } from '@/tests/support/render';
import { useHeader } from './HeaderContext';

const renderHeader = () => {
  const router = fakeRouter();
  const { result } = renderHook(useHeader, { wrapper: createSiteWrapper({ router }) });
  return { result, router };
};

it('has at most one panel open at a time', () => {
  const { result } = renderHeader();
  expect(result.current.openPanel).toBeNull();
  act(() => result.current.toggle('language'));
  expect(result.current.openPanel).toBe('language');
  act(() => result.current.show('tab-1'));
  expect(result.current.openPanel).toBe('tab-1');
});

it('closes the panel that is toggled again', () => {
  const { result } = renderHeader();
  act(() => result.current.toggle('social'));
  act(() => result.current.toggle('social'));
  expect(result.current.openPanel).toBeNull();
});

it('closes the open panel on request', () => {
  const { result } = renderHeader();
  act(() => result.current.show('favourites'));
  act(() => result.current.close());
  expect(result.current.openPanel).toBeNull();
});

it('closes when the visitor leaves for another page', () => {
  const { result, router } = renderHeader();
  act(() => result.current.show('tab-0'));
  startNavigation(router);
  expect(result.current.openPanel).toBeNull();
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useHeader)).toThrow(new Error('useHeader must be used within its HeaderProvider'));
});
