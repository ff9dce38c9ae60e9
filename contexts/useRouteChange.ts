import { useRouterEvent } from './useRouterEvent';

/**
 * Calls `onChange` when a navigation to another page, or to another hash on this page, starts; not when only the address
 * changes.
 */
export function useRouteChange(onChange: () => void): void {
  const onStart = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) onChange();
  };
  useRouterEvent('routeChangeStart', onStart);
  useRouterEvent('hashChangeStart', onStart);
}
