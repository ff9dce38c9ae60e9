import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSiteWrapper, fakeRouter, startNavigation } from '@/tests/support/render';
import { useNavigationStart } from './useNavigationStart';

it('reports when the visitor leaves for another page, until it is unmounted', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  const { unmount } = renderHook(() => useNavigationStart(onChange), { wrapper: createSiteWrapper({ router }) });
  expect(onChange).not.toHaveBeenCalled();
  startNavigation(router);
  expect(onChange).toHaveBeenCalledTimes(1);
  unmount();
  startNavigation(router);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports when the visitor goes to another anchor on the page', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  renderHook(() => useNavigationStart(onChange), { wrapper: createSiteWrapper({ router }) });
  router.events.emit('hashChangeStart', '/en/group/history/#timeline', { shallow: false });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('does not report a navigation that changes only the address', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  renderHook(() => useNavigationStart(onChange), { wrapper: createSiteWrapper({ router }) });
  startNavigation(router, { shallow: true });
  expect(onChange).not.toHaveBeenCalled();
});
