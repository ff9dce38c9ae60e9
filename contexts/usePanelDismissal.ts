import { useEffect } from 'react';

const isInDialog = (node: EventTarget | null) => node instanceof Element && node.closest('dialog') !== null;

/**
 * Closes the open panel on Escape and on a press outside it. A panel and its trigger share an element with
 * `data-panel`; Escape gives the focus within it back to the trigger.
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
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!rootOf(target) && !isInDialog(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [panel, close]);
}
