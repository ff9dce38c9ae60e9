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
    const complete = (_: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) isLeaving.current = false;
    };
    const fail = (_: Error, address: string, change: { shallow: boolean }) => complete(address, change);
    router.events.on('routeChangeStart', start);
    router.events.on('routeChangeComplete', complete);
    router.events.on('routeChangeError', fail);
    return () => {
      router.events.off('routeChangeStart', start);
      router.events.off('routeChangeComplete', complete);
      router.events.off('routeChangeError', fail);
    };
  }, [router.events]);

  return useCallback(
    (address, how) => {
      if (!isLeaving.current) void router[how](address, undefined, { shallow: true, scroll: false, locale: false });
    },
    [router],
  );
}
