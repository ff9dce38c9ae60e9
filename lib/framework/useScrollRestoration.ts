import { useEffect } from 'react';

/**
 * Next's router restores the scroll position when visitors go back within a document (`scrollRestoration` in
 * `next.config.js`). In a document that is loaded again, only the browser can, and Next has told it not to.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const comeBack = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
