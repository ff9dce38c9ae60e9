import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Moves the focus to the content of the next page, if a link that both pages have would keep it. */
export function usePageFocus(): void {
  const { events } = useRouter();
  useEffect(() => {
    let before = window.location.pathname;
    const arrive = () => {
      const { pathname } = window.location;
      if (pathname !== before && document.activeElement?.matches('a'))
        document.querySelector('main')?.focus({ preventScroll: true });
      before = pathname;
    };
    events.on('routeChangeComplete', arrive);
    return () => events.off('routeChangeComplete', arrive);
  }, [events]);
}
