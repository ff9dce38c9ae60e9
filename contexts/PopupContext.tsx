import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useRouteChange } from '@/contexts/useRouteChange';
import type { Facet, JobSearch } from '@/lib/model/job';
import type { Film, Image } from '@/lib/model/leaf';
import type { SpecialEvent } from '@/lib/model/special-event';

/** The popups over the page and what each is told when it opens. */
export interface PopupProps {
  search: object;
  /** `isCareerPage` says that the page is about job offers, `isJobPage` that it is an offer. */
  mobileMenu: { isCareerPage: boolean; isJobPage: boolean };
  favourites: object;
  share: object;
  wechat: object;
  /** What the alert is to look for at first, and the facets that name it. */
  jobAlert: { criteria: JobSearch; facets: Facet[] };
  video: { video: Film };
  /** `href` is the address of a picture's file, where it may be downloaded. */
  media: { images: { image: Image; caption?: string; href?: string }[]; index: number };
  eventIntro: { event: SpecialEvent };
  /** The address of a page of the site, and what the link to it says. */
  overlay: { href: string; label: string };
  cookieOptions: object;
}

export type PopupName = keyof PopupProps;
export type ShownPopup = { [K in PopupName]: { name: K; props: PopupProps[K] } }[PopupName];

interface Popup {
  /** One flag for all popups. */
  isOpen: boolean;
  /** A flag for each popup: set for the one that is open. */
  active: Partial<Record<PopupName, boolean>>;
  /** The popup that is open, with what it was told. The flags follow from it. */
  shown: ShownPopup | null;
  open: (popup: ShownPopup) => void;
  /** Opens a popup in the place of any other; closes it where it is open. */
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
