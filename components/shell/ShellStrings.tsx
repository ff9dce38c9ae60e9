import type { ReactNode } from 'react';
import { useLazyStrings } from '@/hooks/useLazyStrings';

/** Renders its children once the translations for popups, favourites and sharing are loaded, after hydration. */
export function ShellStrings({ children }: { children: ReactNode }) {
  return useLazyStrings('shell') && children;
}
