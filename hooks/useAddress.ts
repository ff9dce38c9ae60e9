import { useRouter } from 'next/router';
import { useCallback, useRef } from 'react';
import { useRouterEvent } from '@/contexts/useRouterEvent';

/**
 * Writes an address of the page that is shown into the history, without loading anything; not while the visitor is on the
 * way to another page, since that would keep them here.
 */
export function useAddress(): (address: string, how: 'push' | 'replace') => void {
  const router = useRouter();
  const isLeaving = useRef(false);

  const start = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) isLeaving.current = true;
  };
  const complete = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) isLeaving.current = false;
  };
  useRouterEvent('routeChangeStart', start);
  useRouterEvent('routeChangeComplete', complete);
  useRouterEvent('routeChangeError', (_, address, change) => complete(address, change));

  return useCallback(
    (address, how) => {
      if (!isLeaving.current) void router[how](address, undefined, { shallow: true, scroll: false, locale: false });
    },
    [router],
  );
}
