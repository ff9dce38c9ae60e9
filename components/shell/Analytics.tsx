import dynamic from 'next/dynamic';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { usePreview } from '@/contexts/PreviewContext';
import { trackClicks } from '@/lib/browser/analytics/clicks';
import { measureVisits } from '@/lib/browser/analytics/visits';
import { hasAnswered, hasConsent, onConsent } from '@/lib/browser/consent';
import { whenIdle } from '@/lib/browser/when-idle';
import type { PageType } from '@/lib/model/page';

// The page stays as it is if their code cannot be loaded, for example because the browser blocks it.
const ConsentBanner = dynamic(() => import('../consent/ConsentBanner').then((module) => module.ConsentBanner));
const WebVitals = dynamic(() => import('./WebVitals').then((module) => module.WebVitals));

/** The share of page views whose Web Vitals are measured. */
const sampledShare = 0.1;

/**
 * Tracks clicks and, if a tag manager is configured, asks for consent to measure visits, and the Web Vitals of some. Its
 * code is loaded after the page, sometimes while React is still hydrating. Visits in preview mode are not measured.
 */
export function Analytics({ pageType }: { pageType: PageType }) {
  const { gtmId } = useContent();
  const isPreview = usePreview();
  const isAnswered = useSyncExternalStore(onConsent, hasAnswered, () => true);
  const isAllowed = useSyncExternalStore(
    onConsent,
    () => hasConsent('analytics'),
    () => false,
  );
  const [isSampled, setSampled] = useState(false);
  const measuredGtmId = isPreview ? undefined : gtmId;

  useEffect(trackClicks, []);
  useEffect(() => (measuredGtmId ? measureVisits(measuredGtmId) : undefined), [measuredGtmId]);
  useEffect(() => whenIdle(() => setSampled(Math.random() < sampledShare)), []);

  if (!measuredGtmId) return null;
  if (isAnswered && !(isAllowed && isSampled)) return null;
  return isAnswered ? <WebVitals pageType={pageType} /> : <ConsentBanner />;
}
