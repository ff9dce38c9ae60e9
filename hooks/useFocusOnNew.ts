import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a list. When items are appended, the link in the first new one gets the focus. `elsewhere` is the
 * number of leading items that are shown in another list.
 */
export function useFocusOnNew(items: readonly unknown[], elsewhere = 0) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(items);
  useEffect(() => {
    const { length, 0: first } = before.current;
    if (first && first === items[0])
      list.current?.children[length - elsewhere]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = items;
  }, [items, elsewhere]);
  return list;
}
