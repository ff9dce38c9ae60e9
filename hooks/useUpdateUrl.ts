import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { useRouterEvent } from '@/contexts/useRouterEvent';

/**
 * Returns a function that writes an address of the current page into the history, without loading anything. It does
 * nothing while a navigation to another page is pending, which it would cancel. Going back to such an address loads its
 * page like any other.
 */
export function useUpdateUrl(): (url: string, method: 'push' | 'replace') => void {
  const router = useRouter();
  const isLeaving = useRef(false);

  useEffect(() => {
    // Between two such addresses, Next would otherwise change only the address.
    router.beforePopState(({ options }) => {
      options.shallow = false;
      return true;
    });
  }, [router]);

  const onStart = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) isLeaving.current = true;
  };
  const onEnd = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) isLeaving.current = false;
  };
  useRouterEvent('routeChangeStart', onStart);
  useRouterEvent('routeChangeComplete', onEnd);
  useRouterEvent('routeChangeError', (_, url, change) => onEnd(url, change));

  return useCallback(
    (url, method) => {
      if (!isLeaving.current) void router[method](url, undefined, { shallow: true, scroll: false, locale: false });
    },
    [router],
  );
}
