import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useNavigationStart } from '@/contexts/useNavigationStart';
import { usePanelDismissal } from '@/contexts/usePanelDismissal';

export type HeaderPanel = 'language' | 'social' | 'favourites' | `tab-${number}`;

interface Header {
  /** The open header menu; at most one is open. */
  openPanel: HeaderPanel | null;
  show: (panel: HeaderPanel) => void;
  toggle: (panel: HeaderPanel) => void;
  close: () => void;
}

const HeaderContext = createContext<Header | undefined>(undefined);

export function HeaderProvider({ children }: { children: ReactNode }) {
  const [openPanel, setOpenPanel] = useState<HeaderPanel | null>(null);
  const close = useCallback(() => setOpenPanel(null), []);
  const toggle = useCallback((panel: HeaderPanel) => setOpenPanel((current) => (current === panel ? null : panel)), []);
  useNavigationStart(close);
  usePanelDismissal(openPanel, close);
  const value = useMemo(() => ({ openPanel, show: setOpenPanel, toggle, close }), [openPanel, toggle, close]);
  return <HeaderContext value={value}>{children}</HeaderContext>;
}

/** Opens and closes the header menus: submenus, languages, social networks, favourites. */
export function useHeader(): Header {
  const header = useContext(HeaderContext);
  if (!header) throw new Error('useHeader must be used within its HeaderProvider');
  return header;
}
