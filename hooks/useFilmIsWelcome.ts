import { useSyncExternalStore } from 'react';
import { breakpoints } from '@/styles/breakpoints';

const welcome = `(min-width: ${breakpoints.tablet}px) and (prefers-reduced-motion: no-preference)`;

const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const subscribe = (notify: () => void) => {
  const query = window.matchMedia(welcome);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether a film that nobody asked for may play: not on a phone, nor where motion or data is to be spared. */
export const useFilmIsWelcome = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(welcome).matches && !sparesData(),
    () => false,
  );
