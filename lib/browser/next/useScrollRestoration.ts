import { useEffect } from 'react';
import { loadedLists } from '../history';

const storageKey = 'left-at';

interface ScrollPosition {
  url: string;
  top: number;
}

/** Where the visitor left the document that was here before; null if storage is blocked. Known once. */
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
 * Next's router restores the scroll position when visitors go back within a document (`scrollRestoration` in
 * `next.config.js`). In a document that is loaded again, the browser does, unless Next has told it not to before it had
 * laid out the page: then this does. A page whose list was extended begins at its top: its list is shorter then.
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
