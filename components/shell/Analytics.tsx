import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { usePreview } from '@/contexts/PreviewContext';
import { trackClicks } from '@/lib/browser/analytics/clicks';
import { measureVisits } from '@/lib/browser/analytics/visits';
import { hasAnswered, onConsent } from '@/lib/browser/consent';

const ConsentBanner = lazy(async () => ({ default: (await import('../consent/ConsentBanner')).ConsentBanner }));

/**
 * Tracks clicks and, if a tag manager is configured, asks for consent to measure visits. Its code is loaded after the
 * page, sometimes while React is still hydrating. Visits in preview mode are not measured.
 */
export function Analytics() {
  const { gtmId } = useContent();
  const isPreview = usePreview();
  const isAnswered = useSyncExternalStore(onConsent, hasAnswered, () => true);
  const measuredGtmId = isPreview ? undefined : gtmId;

  useEffect(trackClicks, []);
  useEffect(() => (measuredGtmId ? measureVisits(measuredGtmId) : undefined), [measuredGtmId]);

  if (!measuredGtmId || isAnswered) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
