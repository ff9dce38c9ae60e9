import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { pageLinks } from '@/lib/browser/site-links';
import { locales } from '@/lib/i18n/locales';

/** Page addresses start with a locale and end with a slash; feeds, calendars and documents are files and do not. */
const pageAddress = new RegExp(`^/(${locales.join('|')})/(.*/)?$`);

/** The link that an event is on, if the router can show its page without loading a new document; otherwise null. */
const pageLinkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  return link && pageAddress.test(link.pathname) ? link : null;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
const asItIs = { locale: false } as const;

/**
 * Follows the site's internal links with the router instead of loading a new document, and prefetches their pages when
 * the pointer enters them. One pair of listeners on the document handles the two hundred links of a page, including
 * those in rich text; next/link would add time for each of them before the page responds. `lib/browser/site-links`
 * defines which links.
 */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = async (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      const isOtherPage = link.pathname !== window.location.pathname;
      const hasArrived = await router.push(addressOf(link), undefined, asItIs);
      // A link that both pages have, for example in the footer, would keep the focus.
      if (hasArrived && isOtherPage && document.activeElement === link)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
    const fetchAhead = (event: Event) => {
      const link = pageLinkOf(event);
      if (link) router.prefetch(addressOf(link), undefined, asItIs);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchAhead);
    };
  }, [router]);
}
