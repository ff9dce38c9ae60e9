import { useRouter } from 'next/router';
import { useEffect } from 'react';

const changes = ['routeChangeStart', 'hashChangeStart'] as const;

/**
 * Calls `onChange` when a navigation to another page, or to another hash on this page, starts; not when only the address
 * changes. `onChange` must be a
 * stable function.
 */
export function useRouteChange(onChange: () => void): void {
  const { events } = useRouter();
  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) onChange();
    };
    for (const change of changes) events.on(change, start);
    return () => {
      for (const change of changes) events.off(change, start);
    };
  }, [events, onChange]);
}
