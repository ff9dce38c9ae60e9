import { useReportWebVitals } from 'next/web-vitals';
import { useState } from 'react';
import type { PageType } from '@/lib/model/page';
import type { WebVital } from '@/lib/model/web-vital';

type Report = Parameters<typeof useReportWebVitals>[0];

const createReport =
  (pageType: PageType): Report =>
  ({ name, value }) => {
    // First Contentful Paint says little beside LCP.
    if (name === 'FCP') return;
    const vital = { name, value, pageType } satisfies WebVital;
    navigator.sendBeacon('/api/web-vitals/', new Blob([JSON.stringify(vital)], { type: 'application/json' }));
  };

/** Sends the Web Vitals of the page that was loaded to the server, with nothing about the visitor but its type. */
export function WebVitals({ pageType }: { pageType: PageType }) {
  // The browser measures until the visitor leaves, also after a navigation to a page of another type.
  const [report] = useState(() => createReport(pageType));
  useReportWebVitals(report);
  return null;
}
