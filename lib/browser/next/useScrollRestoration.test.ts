import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedLists } from '../history';
import { useScrollRestoration } from './useScrollRestoration';

afterEach(() => sessionStorage.clear());

/** Loads the document by a navigation of a type. The visitor had left it scrolled down by 1,500 pixels. */
const load = (type: string) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  sessionStorage.setItem('left-at', JSON.stringify({ url: window.location.href, top: 1500 }));
  renderHook(useScrollRestoration);
  return scrollTo;
};

it('hands scroll restoration to the browser when the visitor leaves the document, and to Next on return', () => {
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

it('does not restore the position in a list that was extended', () => {
  window.history.scrollRestoration = 'manual';
  const url = window.location.pathname + window.location.search;
  loadedLists.set(url, []);
  const { unmount } = renderHook(useScrollRestoration);
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('manual');
  expect(sessionStorage.getItem('left-at')).toBeNull();
  unmount();
  loadedLists.delete(url);
});

it.each(['reload', 'back_forward'])('restores the position itself if the browser has not, after %s', (type) => {
  const scrollTo = load(type);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1500, behavior: 'instant' });
  renderHook(useScrollRestoration);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('does not scroll a page that is not loaded again', () => {
  expect(load('navigate')).not.toHaveBeenCalled();
});
