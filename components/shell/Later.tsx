import { usePageTransitions } from '@/lib/framework/usePageTransitions';
import { Measurement } from './Measurement';
import { NavigationProgress } from './NavigationProgress';

/** The parts of a page that are needed only after hydration. */
export function Later() {
  usePageTransitions();
  return (
    <>
      <Measurement />
      <NavigationProgress />
    </>
  );
}
