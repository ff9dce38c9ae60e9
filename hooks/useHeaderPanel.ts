import { useId } from 'react';
import { type HeaderPanel, useHeader } from '@/contexts/HeaderContext';

/**
 * A disclosure in the header, of which one is open at a time: the attributes of the element that holds it, of the button
 * that opens and closes it, and of what is opened. Escape and a press elsewhere close it (`HeaderContext`).
 */
export function useHeaderPanel(panel: HeaderPanel) {
  const { openPanel, toggle } = useHeader();
  const id = useId();
  const isOpen = openPanel === panel;
  return {
    isOpen,
    root: { 'data-panel': panel },
    trigger: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => toggle(panel) },
    drop: { id, hidden: !isOpen },
  };
}
