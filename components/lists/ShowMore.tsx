import { late } from '@/lib/browser/late';
import type { ShowMoreList } from './ShowMoreList';

/** `ShowMoreList`, loaded after hydration. */
export const ShowMore = late(() =>
  import('./ShowMoreList').then((module) => module.ShowMoreList),
) as typeof ShowMoreList;
