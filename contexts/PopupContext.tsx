import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useRouteChange } from '@/hooks/useRouteChange';
import type { JobSearch } from '@/lib/model/job';
import type { Film, Image } from '@/lib/model/leaf';
import type { SpecialEvent } from '@/lib/model/special-event';

/** The popups over the page and what each is told when it opens. */
export interface PopupProps {
  search: object;
  mobileMenu: object;
  wechat: object;
  /** What the alert is to look for, and the same in words. */
  jobAlert: { criteria: JobSearch; summary: string[] };
  video: { video: Film };
  /** `href` is the address of a picture's file, where it may be downloaded. */
  media: { images: { image: Image; caption?: string; href?: string }[]; index: number };
  eventIntro: { event: SpecialEvent };
  /** The address of a page of the site, and what the link to it says. */
  overlay: { href: string; label: string };
  cookieOptions: object;
}

export type PopupName = keyof PopupProps;
export type ActivePopup = { [K in PopupName]: { name: K; props: PopupProps[K] } }[PopupName];

interface Popup {
  /** One flag for all popups. */
  isOpen: boolean;
  active: ActivePopup | null;
  open: (popup: ActivePopup) => void;
  close: () => void;
}

const PopupContext = createContext<Popup | undefined>(undefined);

export function PopupProvider({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<ActivePopup | null>(null);
  const close = useCallback(() => setActive(null), []);
  useRouteChange(close);
  const value = useMemo(() => ({ isOpen: active !== null, active, open: setActive, close }), [active, close]);
  return <PopupContext value={value}>{children}</PopupContext>;
}

/** Opens and closes the popups; at most one is open. */
export function usePopup(): Popup {
  const popup = useContext(PopupContext);
  if (!popup) throw new Error('usePopup must be used within its PopupProvider');
  return popup;
}
