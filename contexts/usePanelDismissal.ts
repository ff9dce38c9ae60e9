import { useEffect } from 'react';
import { isEscape } from '@/lib/browser/dom-events';

const findClosest = (node: EventTarget | null, selector: string): Element | null =>
  node instanceof Element ? node.closest(selector) : null;

/**
 * Closes the open panel on Escape, and when the pointer presses or the focus moves outside it, unless that happens in a
 * dialog. A panel and its trigger share an ancestor with `data-panel`; if the focus is inside it, Escape moves the
 * focus to the trigger.
 */
export function usePanelDismissal(panel: string | null, close: () => void): void {
  useEffect(() => {
    if (!panel) return;
    const root = `[data-panel="${panel}"]`;
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (!isEscape(event) || findClosest(activeElement, 'dialog')) return;
      findClosest(activeElement, root)?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    };
    const onLeave = ({ target }: Event) => {
      if (!findClosest(target, `${root}, dialog`)) close();
    };
    const controller = new AbortController();
    document.addEventListener('keydown', onKeyDown, controller);
    document.addEventListener('pointerdown', onLeave, controller);
    document.addEventListener('focusin', onLeave, controller);
    return () => controller.abort();
  }, [panel, close]);
}
