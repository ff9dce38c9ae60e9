import { useId } from 'react';
import { type HeaderPanel, useHeader } from '@/contexts/HeaderContext';

/**
 * A disclosure in the header, of which one is open at a time: the id of what is opened, and what the button says that opens
 * and closes it. Both are in an element whose `data-panel` is the panel's name, so that Escape and a press elsewhere close
 * it (`contexts/usePanelDismissal`).
 */
export function useHeaderPanel(panel: HeaderPanel) {
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === panel;
  return { id, isOpen, trigger: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => toggle(panel) } };
}
