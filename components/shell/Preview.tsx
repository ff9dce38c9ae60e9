import dynamic from 'next/dynamic';
import { usePreview } from '@/contexts/PreviewContext';

const PreviewBar = dynamic(() => import('./PreviewBar').then((module) => module.PreviewBar));

/** The bar that tells editors that they see drafts, on every page, error pages included. */
export function Preview() {
  return usePreview() ? <PreviewBar /> : null;
}
