import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a list. When items are appended, the link in the first new one gets the focus. `offset` is the
 * number of leading items that are shown in another list.
 */
export function useFocusOnAppended(items: readonly unknown[], offset = 0) {
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef(items);
  useEffect(() => {
    const { length, 0: first } = previous.current;
    if (first && first === items[0])
      list.current?.children[length - offset]?.querySelector('a')?.focus({ preventScroll: true });
    previous.current = items;
  }, [items, offset]);
  return list;
}
