import type { ReactNode } from 'react';
import { useLateWords } from '@/hooks/useLateWords';

/** Renders its children once the translations of what is loaded after hydration are there: popups, favourites, share. */
export function ShellWords({ children }: { children: ReactNode }) {
  return useLateWords('shell') && children;
}
