import { useId } from 'react';
import { type HeaderPanel, useHeader } from '@/contexts/HeaderContext';

/**
 * A disclosure in the header; at most one is open. Returns the id for the panel, whether it is open, and the props for
 * its toggle button. Put both in an element whose `data-panel` is the panel's name, so that Escape and a press outside
 * close it (`contexts/usePanelDismissal`).
 */
export function useHeaderPanel(panel: HeaderPanel) {
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === panel;
  return { id, isOpen, trigger: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => toggle(panel) } };
}
