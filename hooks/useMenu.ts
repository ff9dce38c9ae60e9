import { useEffect } from 'react';
import { useContent } from '@/contexts/ContentContext';
import { requestJson } from '@/lib/browser/request';
import type { HeaderTab } from '@/lib/model/settings';
import { useRequest } from './useRequest';

/**
 * The menu with its submenus, which the data of a page does not include; undefined until it is loaded. It is requested
 * once it is needed, and again the next time if that fails.
 */
export function useMenu(isNeeded: boolean): HeaderTab[] | undefined {
  const { locale, menu } = useContent();
  const { data, send } = useRequest<{ headerTabs: HeaderTab[] }>();
  const isMissing = isNeeded && !menu && !data;
  useEffect(() => {
    if (isMissing) send((signal) => requestJson(`/api/menu/?locale=${locale}`, { signal }));
  }, [isMissing, locale, send]);
  return menu ?? data?.headerTabs;
}
