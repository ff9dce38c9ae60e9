import { useReportWebVitals } from 'next/web-vitals';
import { useState } from 'react';
import type { PageType } from '@/lib/model/page';
import type { WebVital } from '@/lib/model/web-vital';

type Report = Parameters<typeof useReportWebVitals>[0];

/** Returns a function that sends each metric once, although its value may change again when the visitor comes back. */
const createReport = (pageType: PageType): Report => {
  const sentIds = new Set<string>();
  return ({ id, name, value, navigationType }) => {
    // First Contentful Paint says little beside LCP. The next page may have another type.
    if (name === 'FCP' || navigationType === 'soft-navigation' || sentIds.has(id)) return;
    sentIds.add(id);
    const vital = { name, value, pageType } satisfies WebVital;
    navigator.sendBeacon('/api/web-vitals/', new Blob([JSON.stringify(vital)], { type: 'application/json' }));
  };
};

/** Sends the Web Vitals of the page that was loaded to the server, with nothing about the visitor. */
export function WebVitals({ pageType }: { pageType: PageType }) {
  // The first page counts, also after the visitor has navigated to another one.
  const [report] = useState(() => createReport(pageType));
  useReportWebVitals(report);
  return null;
}
