import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Writes an address of the page that is shown into the history, without loading anything; not while the visitor is on the
 * way to another page, since that would keep them here.
 */
export function useAddress(): (address: string, how: 'push' | 'replace') => void {
  const router = useRouter();
  const isLeaving = useRef(false);

  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) isLeaving.current = true;
    };
    const end = () => {
      isLeaving.current = false;
    };
    router.events.on('routeChangeStart', start);
    router.events.on('routeChangeComplete', end);
    router.events.on('routeChangeError', end);
    return () => {
      router.events.off('routeChangeStart', start);
      router.events.off('routeChangeComplete', end);
      router.events.off('routeChangeError', end);
    };
  }, [router.events]);

  return useCallback(
    (address, how) => {
      if (!isLeaving.current) void router[how](address, undefined, { shallow: true, scroll: false, locale: false });
    },
    [router],
  );
}
