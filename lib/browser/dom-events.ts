import type { MouseEvent } from 'react';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether it is a click of the main button without a modifier key. The browser handles all other clicks on a link: new
 * tab, new window, download.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/** Handles a plain click on a link in place of the browser. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** Whether a key event belongs to IME composition. Safari indicates this only by key code 229. */
export const isImeEvent = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;

/** Whether a key event is a press of Escape that is not for an input method. */
export const isEscape = (event: Key): boolean => event.key === 'Escape' && !isImeEvent(event);

/** The filled fields of a form as query parameters, after which the fields are named. */
export const readQuery = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])));
