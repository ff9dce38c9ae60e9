import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { requestJson } from '@/lib/browser/request';
import type { OverlayPage } from '@/lib/model/page';
import { useRequest } from './useRequest';

/** Loads the page of this site at `href` and its translations; undefined until loaded, null if unavailable. */
export function useOverlayPage(href: string): OverlayPage | null | undefined {
  const { locale } = useContent();
  const { i18n } = useTranslation();
  const { status, data, send } = useRequest<OverlayPage>();

  useEffect(() => {
    const path = new URL(href, window.location.origin).pathname;
    send(async (signal) => {
      const query = new URLSearchParams({ path, locale });
      const page = await requestJson<OverlayPage>(`/api/page-in-overlay/?${query}`, { signal });
      for (const [namespace, strings] of Object.entries(page.words)) i18n.addResourceBundle(locale, namespace, strings);
      return page;
    });
  }, [href, locale, i18n, send]);
  return status === 'failed' ? null : (data ?? undefined);
}
