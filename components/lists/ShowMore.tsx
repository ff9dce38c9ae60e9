import { afterHydration } from '@/lib/browser/after-hydration';
import type { ShowMoreList } from './ShowMoreList';

/** `ShowMoreList`, loaded after hydration. */
export const ShowMore = afterHydration(() =>
  import('./ShowMoreList').then((module) => module.ShowMoreList),
) as typeof ShowMoreList;
