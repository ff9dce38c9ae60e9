import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Calls `onChange` whenever the visitor is about to see another page. Pass a stable function. */
export function useRouteChange(onChange: () => void): void {
  const { events } = useRouter();
  useEffect(() => {
    events.on('routeChangeStart', onChange);
    return () => events.off('routeChangeStart', onChange);
  }, [events, onChange]);
}
