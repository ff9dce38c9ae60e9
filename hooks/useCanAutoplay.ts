import { useSyncExternalStore } from 'react';
import { tabletQuery } from '@/styles/breakpoints';

const autoplayQuery = `${tabletQuery} and (orientation: landscape) and (prefers-reduced-motion: no-preference)`;

/** Whether films may play only when the visitor starts them: with reduced motion, or with the browser's data saver on. */
export const prefersStills = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const subscribe = (notify: () => void) => {
  const query = window.matchMedia(autoplayQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Whether a video may autoplay: not on mobile widths or in upright windows, and not if the visitor prefers stills. */
export const useCanAutoplay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(autoplayQuery).matches && !prefersStills(),
    () => false,
  );
