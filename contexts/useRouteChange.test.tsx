import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeRoute, createSiteWrapper, fakeRouter } from '@/tests/support/render';
import { useRouteChange } from './useRouteChange';

it('reports when the visitor leaves for another page, until it is unmounted', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  const { unmount } = renderHook(() => useRouteChange(onChange), { wrapper: createSiteWrapper({ router }) });
  expect(onChange).not.toHaveBeenCalled();
  changeRoute(router);
  expect(onChange).toHaveBeenCalledTimes(1);
  unmount();
  changeRoute(router);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('reports when the visitor goes to another anchor on the page', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  renderHook(() => useRouteChange(onChange), { wrapper: createSiteWrapper({ router }) });
  router.events.emit('hashChangeStart', '/en/group/history/#timeline', { shallow: false });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('does not report a navigation that changes only the address', () => {
  const router = fakeRouter();
  const onChange = vi.fn();
  renderHook(() => useRouteChange(onChange), { wrapper: createSiteWrapper({ router }) });
  changeRoute(router, { shallow: true });
  expect(onChange).not.toHaveBeenCalled();
});
