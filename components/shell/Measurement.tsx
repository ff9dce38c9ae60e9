import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { usePreview } from '@/contexts/PreviewContext';
import { trackClicks } from '@/lib/browser/analytics/clicks';
import { measureVisits } from '@/lib/browser/analytics/visits';
import { hasAnswered, onConsent } from '@/lib/browser/consent';

const ConsentBanner = lazy(async () => ({ default: (await import('../consent/ConsentBanner')).ConsentBanner }));

/**
 * Notes what is clicked on and, where there is a tag manager, asks whether visits may be measured. Loaded after the page,
 * at times while React still takes it over; editors' previews are not measured.
 */
export function Measurement() {
  const { gtmId } = useContent();
  const isPreview = usePreview();
  const isAnswered = useSyncExternalStore(onConsent, hasAnswered, () => true);
  const measured = isPreview ? undefined : gtmId;

  useEffect(trackClicks, []);
  useEffect(() => (measured ? measureVisits(measured) : undefined), [measured]);

  if (!measured || isAnswered) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
