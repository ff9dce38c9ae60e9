import type { ReactNode } from 'react';
import { useLateStrings } from '@/hooks/useLateStrings';

/** Renders its children once the translations of what is loaded after hydration are there: popups, favourites, share. */
export function ShellStrings({ children }: { children: ReactNode }) {
  return useLateStrings('shell') && children;
}
