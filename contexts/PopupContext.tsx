import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useRouteChange } from '@/contexts/useRouteChange';
import type { AnyVideo, Image } from '@/lib/model/field-types';
import type { Facet, JobSearch } from '@/lib/model/job';
import type { SpecialEvent } from '@/lib/model/special-event';

/** The popups and the props that each receives when it opens. */
export interface PopupProps {
  search: object;
  /** `isCareerPage`: the page is about job offers. `isJobPage`: the page shows one offer. */
  mobileMenu: { isCareerPage: boolean; isJobPage: boolean };
  favourites: object;
  share: object;
  wechat: object;
  /** The initial criteria of the alert, and the facets that provide their labels. */
  jobAlert: { criteria: JobSearch; facets: Facet[] };
  video: { video: AnyVideo };
  /** `href` is the address of the picture file; set only if it may be downloaded. */
  media: { images: { image: Image; caption?: string; href?: string }[]; index: number };
  eventIntro: { event: SpecialEvent };
  /** The address of a page of this site, and the text of the link to it. */
  overlay: { href: string; label: string };
  cookieOptions: object;
}

export type PopupName = keyof PopupProps;
export type ShownPopup = { [K in PopupName]: { name: K; props: PopupProps[K] } }[PopupName];

interface Popup {
  /** Whether any popup is open. */
  isOpen: boolean;
  /** One flag per popup; true for the open one. */
  active: Partial<Record<PopupName, boolean>>;
  /** The open popup with its props. The flags are derived from it. */
  shown: ShownPopup | null;
  open: (popup: ShownPopup) => void;
  /** Closes the popup if it is open; otherwise opens it, replacing any other. */
  toggle: (popup: ShownPopup) => void;
  close: () => void;
}

const PopupContext = createContext<Popup | undefined>(undefined);

export function PopupProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownPopup | null>(null);
  const close = useCallback(() => setShown(null), []);
  const toggle = useCallback(
    (popup: ShownPopup) => setShown((current) => (current?.name === popup.name ? null : popup)),
    [],
  );
  useRouteChange(close);
  const value = useMemo(() => {
    const active = shown ? { [shown.name]: true } : {};
    return { isOpen: shown !== null, active, shown, open: setShown, toggle, close };
  }, [shown, toggle, close]);
  return <PopupContext value={value}>{children}</PopupContext>;
}

/** Opens and closes the popups; at most one is open. */
export function usePopup(): Popup {
  const popup = useContext(PopupContext);
  if (!popup) throw new Error('usePopup must be used within its PopupProvider');
  return popup;
}
