import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useReducer } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchWords } from '@/lib/browser/fetch-words';

/** The words about consent, which no page brings along: null until they are there. */
export function useConsentWords(): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isReady = i18n.hasResourceBundle(locale, 'consent');

  useEffect(() => {
    if (isReady) return;
    const load = async () => {
      const words = await fetchWords(locale, 'consent');
      if (!words) return;
      i18n.addResourceBundle(locale, 'consent', words);
      rerender();
    };
    load();
  }, [isReady, locale, i18n]);
  return isReady ? i18n.getFixedT(locale, 'consent') : null;
}
