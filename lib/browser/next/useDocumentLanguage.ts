import { useEffect } from 'react';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';

/**
 * Keeps `<html lang>` a language tag.
 *
 * Needed because Next's router writes the code of its locale there (`cn`) whenever it has shown a page.
 */
export function useDocumentLanguage(locale: Locale): void {
  useEffect(() => {
    const root = document.documentElement;
    const applyTag = () => {
      if (root.lang !== getLanguageTag(locale)) root.lang = getLanguageTag(locale);
    };
    applyTag();
    const observer = new MutationObserver(applyTag);
    observer.observe(root, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, [locale]);
}
