import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { type Locale, tagOf } from '@/lib/i18n/locales';

/** Keeps `<html lang>` a language tag, where Next's router writes the locale code after each navigation. */
export function useDocumentLanguage(locale: Locale): void {
  const { asPath } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router rewrites it with each path
  useEffect(() => {
    document.documentElement.lang = tagOf(locale);
  }, [locale, asPath]);
}
