import { useSyncExternalStore } from 'react';

const motion = '(prefers-reduced-motion: no-preference)';

const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Whether a film that nobody asked for may play: where neither motion nor data is to be spared,
 * and where the media query `where` matches.
 */
export const useFilmIsWelcome = (where?: string): boolean => {
  const welcome = where ? `${where} and ${motion}` : motion;
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(welcome);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(welcome).matches && !sparesData(),
    () => false,
  );
};
