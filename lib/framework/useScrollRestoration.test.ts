import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

it('leaves the scroll position of a document that is left to the browser, and then to Next again', () => {
  window.history.scrollRestoration = 'manual';
  const { unmount } = renderHook(useScrollRestoration);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('manual');
});
