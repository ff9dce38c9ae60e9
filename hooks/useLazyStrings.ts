import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useReducer } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { addStringsWithRetry, type LazyNamespace } from '@/lib/browser/lazy-strings';

/** The translations of a namespace that pages do not include; null until they are loaded. */
export function useLazyStrings(namespace: LazyNamespace): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isReady = i18n.hasResourceBundle(locale, namespace);

  useEffect(() => {
    if (!isReady) addStringsWithRetry(i18n, locale, namespace).then(renderAgain, () => undefined);
  }, [isReady, locale, namespace, i18n]);
  return isReady ? i18n.getFixedT(locale, namespace) : null;
}
