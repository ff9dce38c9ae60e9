import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useReducer } from 'react';
import { useContent } from '@/contexts/ContentContext';

/** The words about consent, which no page brings along: null until they are there. */
export function useConsentWords(): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isReady = i18n.hasResourceBundle(locale, 'consent');

  useEffect(() => {
    if (!isReady) i18n.reloadResources([locale], ['consent'], rerender);
  }, [isReady, locale, i18n]);
  return isReady ? i18n.getFixedT(locale, 'consent') : null;
}
