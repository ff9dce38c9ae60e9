import type { ReactNode } from 'react';
import { useLazyStrings } from '@/hooks/useLazyStrings';

/** Renders its children once the translations of what is loaded after hydration are there: popups, favourites, share. */
export function ShellStrings({ children }: { children: ReactNode }) {
  return useLazyStrings('shell') && children;
}
