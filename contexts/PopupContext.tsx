import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigationStart } from '@/contexts/useNavigationStart';
import type { AnyVideo } from '@/lib/model/field-types';
import type { Facet, JobAlert, JobSearch } from '@/lib/model/job';
import type { Photo } from '@/lib/model/media';
import type { SpecialEvent } from '@/lib/model/special-event';

/** The popups and the props that each receives when it opens. */
export interface PopupProps {
  search: object;
  /** `isCareerPage`: the page is about job offers. */
  mobileMenu: { isCareerPage: boolean };
  favourites: object;
  share: object;
  wechat: object;
  /** The initial criteria of the alert, and the facets that provide their labels. */
  jobAlert: { criteria: JobSearch; facets: Facet[] };
  /** The ids of the offers to send by email. */
  jobList: { ids: readonly string[] };
  video: { video: AnyVideo };
  /** `files` are set only if they may be downloaded. */
  media: { images: (Pick<Photo, 'image'> & Partial<Photo>)[]; index: number };
  eventIntro: { event: SpecialEvent };
  /** The address of a page of this site, and the text of the link to it. */
  overlay: { href: string; label: string };
  cookieOptions: object;
}

/** What was typed into the form of a job alert. `initialCriteria` are those with which it opened, as JSON. */
export interface AlertDraft extends Pick<JobAlert, 'email' | 'frequency' | 'criteria'> {
  initialCriteria: string;
}

export type PopupName = keyof PopupProps;
export type ActivePopup = { [K in PopupName]: { name: K; props: PopupProps[K] } }[PopupName];

interface Popup {
  /** Whether any popup is open. */
  isOpen: boolean;
  /** One flag per popup; true for the open one. */
  active: Partial<Record<PopupName, boolean>>;
  /** The open popup with its props. The flags are derived from it. */
  activePopup: ActivePopup | null;
  open: (popup: ActivePopup) => void;
  /** Closes the popup if it is open; otherwise opens it, replacing any other. */
  toggle: (popup: ActivePopup) => void;
  close: () => void;
  /** The input of the job alert while its popup is closed; null before the first input, and once it is sent. */
  alertDraft: RefObject<AlertDraft | null>;
}

const PopupContext = createContext<Popup | undefined>(undefined);

export function PopupProvider({ children }: { children: ReactNode }) {
  const [activePopup, setActivePopup] = useState<ActivePopup | null>(null);
  const alertDraft = useRef<AlertDraft>(null);
  const close = useCallback(() => setActivePopup(null), []);
  const toggle = useCallback(
    (popup: ActivePopup) => setActivePopup((current) => (current?.name === popup.name ? null : popup)),
    [],
  );
  useNavigationStart(close);
  const value = useMemo(() => {
    const active = activePopup ? { [activePopup.name]: true } : {};
    return { isOpen: activePopup !== null, active, activePopup, open: setActivePopup, toggle, close, alertDraft };
  }, [activePopup, toggle, close]);
  return <PopupContext value={value}>{children}</PopupContext>;
}

/** Opens and closes the popups; at most one is open. */
export function usePopup(): Popup {
  const popup = useContext(PopupContext);
  if (!popup) throw new Error('usePopup must be used within its PopupProvider');
  return popup;
}
