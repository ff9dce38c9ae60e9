import { createInstance, type TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useReducer } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchedWords } from '@/lib/i18n/fetched-words';
import { loading } from '@/lib/i18n/word-source';

/** The words about consent, which no page brings along: null until they are there. */
export function useConsentWords(): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isReady = i18n.hasResourceBundle(locale, 'consent');

  useEffect(() => {
    if (isReady) return;
    const source = createInstance().use(fetchedWords);
    source.init({ ...loading, lng: locale, ns: 'consent', fallbackLng: false }, () => {
      const words = source.getResourceBundle(locale, 'consent');
      if (!words) return;
      i18n.addResourceBundle(locale, 'consent', words);
      rerender();
    });
  }, [isReady, locale, i18n]);
  return isReady ? i18n.getFixedT(locale, 'consent') : null;
}
