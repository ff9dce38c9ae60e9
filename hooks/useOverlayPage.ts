import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { fetchOrNull } from '@/contexts/feeds/fetch-or-null';
import type { OverlayPage } from '@/lib/model/page';

/** The page of the site at `href`, with the words that it needs: undefined until it is there, null where it cannot be had. */
export function useOverlayPage(href: string): OverlayPage | null | undefined {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const [page, setPage] = useState<OverlayPage | null>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const path = new URL(href, window.location.origin).pathname.slice(`/${locale}`.length);
    const load = async () => {
      const found = await fetchOrNull<OverlayPage>(`/api/page-in-overlay/?${new URLSearchParams({ path, locale })}`, {
        signal,
      });
      if (signal.aborted) return;
      for (const [namespace, words] of Object.entries(found?.words ?? {}))
        i18n.addResourceBundle(locale, namespace, words);
      setPage(found);
    };
    load();
    return () => controller.abort();
  }, [href, locale, i18n]);
  return page;
}
