import { useEffect } from 'react';

const oneYearSeconds = 31_536_000;

/**
 * When the visitor follows a link to another language, stores that language in a cookie, by which `/` redirects, and
 * adds the query of this page to the link: filters, keywords and tokens are the same in every language. Links to home
 * pages get no query.
 */
export function useLanguageChoice(): void {
  useEffect(() => {
    const storeChoice = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link="language"]') : null;
      if (!link) return;
      const [, locale, ...rest] = link.pathname.split('/');
      const secure = window.location.protocol === 'https:' ? '; secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
      if (rest.some(Boolean)) link.search = window.location.search;
    };
    document.addEventListener('click', storeChoice, true);
    return () => document.removeEventListener('click', storeChoice, true);
  }, []);
}
