import { useLanguageChoice } from '@/hooks/useLanguageChoice';
import { useNavigationFocus } from '@/hooks/useNavigationFocus';
import { usePageTransitions } from '@/lib/browser/next/usePageTransitions';
import { useScrollRestoration } from '@/lib/browser/next/useScrollRestoration';
import { Measurement } from './Measurement';
import { NavigationProgress } from './NavigationProgress';

/** The parts of a page that are needed only after hydration. */
export function Later() {
  usePageTransitions();
  useScrollRestoration();
  useLanguageChoice();
  useNavigationFocus();
  return (
    <>
      <Measurement />
      <NavigationProgress />
    </>
  );
}
