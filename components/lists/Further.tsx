import dynamic from 'next/dynamic';
import type { FurtherList } from './FurtherList';

/** More of what a page ends with, where there is more: its code comes once the page lives. */
export const Further = dynamic(() => import('./FurtherList').then((module) => module.FurtherList), {
  ssr: false,
}) as typeof FurtherList;
