type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** Whether a key event belongs to IME composition. Safari indicates this only by key code 229. */
export const isForComposing = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;

/** Whether a key event is a press of Escape that is not for an input method. */
export const isEscape = (event: Key): boolean => event.key === 'Escape' && !isForComposing(event);
