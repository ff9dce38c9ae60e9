import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouteChange } from '@/contexts/useRouteChange';
import { isPopupEntry } from '@/lib/browser/history';

/** Keeps the router from loading the page again, which is shown all the time. */
const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();

/**
 * Gives a popup its own entry in the history, with the address of the page, so that Back closes it. Closed otherwise, it
 * takes its entry back; a link to another page replaces it (`useSiteLinks`).
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isLeaving = useRef(false);
  useRouteChange(() => {
    isLeaving.current = true;
  });
  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // A link to an anchor within the popup has no state yet.
      if (!event.state) return;
      swallow(event);
      if (!isPopupEntry()) close();
    };
    window.history.pushState({ ...window.history.state, popup: true }, '');
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      if (isLeaving.current || !isPopupEntry()) return;
      window.addEventListener('popstate', swallow, { capture: true, once: true });
      window.history.back();
    };
  }, []);
}
