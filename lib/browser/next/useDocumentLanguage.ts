import { useEffect } from 'react';
import { getLanguageTag, type Locale } from '@/lib/i18n/locales';

/**
 * Sets `<html lang>` to the language tag of a locale, and restores it whenever it changes.
 *
 * Needed because Next's router writes the code of its locale (`cn`) there after each navigation.
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
