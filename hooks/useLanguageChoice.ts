import { useEffect } from 'react';

const oneYearSeconds = 31_536_000;

/**
 * When a link to another language is followed, the site's root remembers that language, and the page keeps its query:
 * filters, keywords and tokens are the same in every language. Home pages have none.
 */
export function useLanguageChoice(): void {
  useEffect(() => {
    const choose = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link="language"]') : null;
      if (!link) return;
      const [, locale, ...rest] = link.pathname.split('/');
      const secure = window.location.protocol === 'https:' ? '; secure' : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
      if (rest.some(Boolean)) link.search = window.location.search;
    };
    document.addEventListener('click', choose, true);
    return () => document.removeEventListener('click', choose, true);
  }, []);
}
