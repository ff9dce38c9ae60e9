import { useRouterEvent } from './useRouterEvent';

/**
 * Calls `onChange` when a navigation to another page, or to another anchor on this page, starts. Shallow navigations,
 * which change only the address, do not count.
 */
export function useNavigationStart(onChange: () => void): void {
  const onStart = (_: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) onChange();
  };
  useRouterEvent('routeChangeStart', onStart);
  useRouterEvent('hashChangeStart', onStart);
}
