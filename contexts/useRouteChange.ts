import { useRouter } from 'next/router';
import { useEffect } from 'react';

const changes = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * Calls `onChange` whenever the visitor is about to see another page, or another place on this one. Pass a
 * stable function.
 */
export function useRouteChange(onChange: () => void): void {
  const { events } = useRouter();
  useEffect(() => {
    for (const change of changes) events.on(change, onChange);
    return () => {
      for (const change of changes) events.off(change, onChange);
    };
  }, [events, onChange]);
}
