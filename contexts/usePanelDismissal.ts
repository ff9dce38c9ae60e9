import { useEffect } from 'react';

const isInDialog = (node: EventTarget | null) => node instanceof Element && node.closest('dialog') !== null;

/**
 * Closes the open panel on Escape, and when the pointer presses or the focus moves outside it, unless that happens in a
 * dialog. A panel and its trigger share an ancestor with `data-panel`; if the focus is inside it, Escape moves the focus
 * to the trigger.
 */
export function usePanelDismissal(panel: string | null, close: () => void): void {
  useEffect(() => {
    if (!panel) return;
    const rootOf = (node: EventTarget | null) =>
      node instanceof Element ? node.closest(`[data-panel="${panel}"]`) : null;

    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isInDialog(document.activeElement)) return;
      rootOf(document.activeElement)?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    };
    const onLeave = ({ target }: Event) => {
      if (!rootOf(target) && !isInDialog(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [panel, close]);
}
