import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/browser/dom-events';
import { isPopupEntry } from '@/lib/browser/history';
import { findPageUrl } from '@/lib/browser/site-links';

/**
 * Follows the site's internal links with the router instead of loading a new document. One listener on the document
 * handles the two hundred links of a page, including links in rich text; next/link would add time for each of them
 * before the page responds. `lib/browser/site-links` defines which links these are.
 */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const url = findPageUrl(event);
      if (!url) return;
      event.preventDefault();
      router[isPopupEntry() ? 'replace' : 'push'](url, undefined, { locale: false });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}
