import dynamic from 'next/dynamic';
import { usePreview } from '@/contexts/PreviewContext';

const PreviewBar = dynamic(() => import('./PreviewBar').then((module) => module.PreviewBar));

/** Shows the preview bar in preview mode, on every page including the error pages. */
export function Preview() {
  return usePreview() ? <PreviewBar /> : null;
}
