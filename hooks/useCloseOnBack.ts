import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationStart } from '@/contexts/useNavigationStart';
import { isPopupEntry } from '@/lib/browser/history';

/** Hides the event from the router, which would load the page again although it is still shown. */
const hideFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();

/**
 * Adds a history entry for a popup, with the address of the page, so that Back closes the popup. The entry is removed
 * when the popup closes in another way; a link to another page replaces it (`useSiteLinks`).
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isLeaving = useRef(false);
  useNavigationStart(() => {
    isLeaving.current = true;
  });
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // A link to an anchor within the popup has no state yet.
      if (!event.state) return;
      hideFromRouter(event);
      if (!isPopupEntry()) close();
    };
    window.history.pushState({ ...window.history.state, popup: true }, '');
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      if (isLeaving.current || !isPopupEntry()) return;
      window.addEventListener('popstate', hideFromRouter, { capture: true, once: true });
      window.history.back();
    };
  }, []);
}
