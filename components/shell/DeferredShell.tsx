import { useLanguageChoice } from '@/hooks/useLanguageChoice';
import { useNavigationFocus } from '@/hooks/useNavigationFocus';
import { usePageTransitions } from '@/lib/browser/next/usePageTransitions';
import { useScrollRestoration } from '@/lib/browser/next/useScrollRestoration';
import type { PageType } from '@/lib/model/page';
import { Analytics } from './Analytics';
import { NavigationProgress } from './NavigationProgress';

/** The parts of a page that are needed only after hydration. */
export function DeferredShell({ pageType }: { pageType: PageType }) {
  usePageTransitions();
  useScrollRestoration();
  useLanguageChoice();
  useNavigationFocus();
  return (
    <>
      <Analytics pageType={pageType} />
      <NavigationProgress />
    </>
  );
}
