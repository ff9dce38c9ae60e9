import { late } from '@/lib/browser/late';
import type { FurtherList } from './FurtherList';

/** `FurtherList`, loaded after hydration. */
export const Further = late(() => import('./FurtherList').then((module) => module.FurtherList)) as typeof FurtherList;
