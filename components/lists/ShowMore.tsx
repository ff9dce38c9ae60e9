import { afterHydration } from '@/lib/browser/after-hydration';
import type { PagedList } from './PagedList';

/** A `PagedList` below the items of the web page, loaded after hydration. */
export const ShowMore = afterHydration(() =>
  import('./PagedList').then((module) => module.PagedList),
) as typeof PagedList;
