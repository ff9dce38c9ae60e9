import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { pageLinks } from '@/lib/browser/site-links';
import { locales } from '@/lib/i18n/locales';

/** A page's address has a locale and ends in a slash; feeds, calendars and documents are files. */
const pageAddress = new RegExp(`^/(${locales.join('|')})/(.*/)?$`);

/** The link under an event, if it leads to a page of the site that may be shown in this document. */
const pageLinkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  return link && pageAddress.test(link.pathname) ? link : null;
};

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
const asItIs = { locale: false } as const;

/**
 * Shows the pages that links of the site lead to in this document, and fetches them ahead when the pointer nears. One
 * listener serves the two hundred links of a page, those within texts included; next/link would cost each of them a
 * part of the time before the page answers. Which links these are, `lib/browser/site-links` says.
 */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      router.push(addressOf(link), undefined, asItIs);
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
