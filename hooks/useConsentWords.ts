import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchOrNull } from '@/contexts/feeds/fetch-or-null';

/** The words about consent, which no page brings along: null until they are there. */
export function useConsentWords(): TFunction | null {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(locale, 'consent'));

  useEffect(() => {
    if (isReady) return;
    const load = async () => {
      const words = await fetchOrNull<object>(`/locales/${locale}/consent.json`);
      if (!words) return;
      i18n.addResourceBundle(locale, 'consent', words);
      setReady(true);
    };
    load();
  }, [isReady, locale, i18n]);
  return isReady ? i18n.getFixedT(locale, 'consent') : null;
}
