import { useRouter } from 'next/router';
import { useEffect } from 'react';

const changes = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * Calls `onChange` when a navigation to another page, or to another hash on this page, starts. `onChange` must be a
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
