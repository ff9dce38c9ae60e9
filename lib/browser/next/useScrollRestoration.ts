import { useEffect } from 'react';
import { loadedLists } from '../history';

const storageKey = 'left-at';

interface ScrollPosition {
  url: string;
  top: number;
}

/** Reads and deletes the position at which the visitor left the previous document; null if there is none. */
const takePosition = (): ScrollPosition | null => {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
};

const savePosition = (position: ScrollPosition): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // Without storage, only the browser can restore the position.
  }
};

/** Whether the visitor has extended the list of this page. */
const isExtended = () =>
  [...loadedLists.keys()].some((key) => key.endsWith(window.location.pathname + window.location.search));

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/**
 * Restores the scroll position of a document that is loaded again, if the browser has not. Next's router restores it
 * only when visitors go back within a document (`scrollRestoration` in `next.config.js`), and may have switched off the
 * browser's own restoration before the page was laid out. A page whose list was extended starts at its top, because its
 * list is shorter after loading.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const position = takePosition();
    if (position?.url === window.location.href && isReload() && window.scrollY === 0)
      window.scrollTo({ top: position.top, behavior: 'instant' });
    const onPageHide = () => {
      if (isExtended()) return;
      window.history.scrollRestoration = 'auto';
      savePosition({ url: window.location.href, top: window.scrollY });
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
