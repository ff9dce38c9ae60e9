import { useEffect, useRef } from 'react';

/**
 * The list that items are shown in: when more of them come below, the first of those has the focus. So many `elsewhere`
 * are shown in another list before it.
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
