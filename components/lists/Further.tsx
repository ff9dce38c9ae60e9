import { late } from '@/lib/browser/late';
import type { FurtherList } from './FurtherList';

/** More of what a page ends with, where there is more: its code comes once the page lives. */
export const Further = late(() => import('./FurtherList').then((module) => module.FurtherList)) as typeof FurtherList;
