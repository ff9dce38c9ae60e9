import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchWords } from '@/lib/browser/fetch-words';
import { useRequest } from './useRequest';

/** The translations of the `consent` namespace, which no page includes; null until they are loaded. */
export function useConsentWords(): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const { send } = useRequest<object>();
  const isReady = i18n.hasResourceBundle(locale, 'consent');

  useEffect(() => {
    if (isReady) return;
    send(async (signal) => {
      const words = await fetchWords(locale, 'consent', signal);
      i18n.addResourceBundle(locale, 'consent', words);
      return words;
    });
  }, [isReady, locale, i18n, send]);
  return isReady ? i18n.getFixedT(locale, 'consent') : null;
}
