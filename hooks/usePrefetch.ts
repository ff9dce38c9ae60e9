import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { pageAddressOf } from '@/lib/browser/site-links';

/** Prefetches the page of an internal link when the pointer enters it. */
export function usePrefetch(): void {
  const router = useRouter();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const address = pageAddressOf(event);
      if (address) router.prefetch(address, undefined, { locale: false });
    };
    document.addEventListener('pointerover', prefetch, { passive: true });
    return () => document.removeEventListener('pointerover', prefetch);
  }, [router]);
}
