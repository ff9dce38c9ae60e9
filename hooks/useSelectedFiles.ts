import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface FileSelection {
  count: number;
  bytes: number;
}

const listCheckboxes = (form: RefObject<HTMLFormElement | null>): HTMLInputElement[] => [
  ...(form.current?.querySelectorAll<HTMLInputElement>('input[name="files"]') ?? []),
];

/**
 * Counts the files selected in a form, and their bytes; `selection` is null until hydration. The form has checkboxes
 * named `files` with the file size in `data-bytes`. The checkboxes hold the state, so choices made before hydration or
 * restored by the browser count. When `items`, the visible list, changes, the checkboxes are read again.
 */
export function useSelectedFiles(items: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState<FileSelection | null>(null);
  const readSelection = useCallback(() => {
    const boxes = listCheckboxes(form).filter(({ checked }) => checked);
    setSelection({ count: boxes.length, bytes: boxes.reduce((sum, { dataset }) => sum + Number(dataset.bytes), 0) });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checkboxes change with the items
  useEffect(readSelection, [items]);
  const selectAll = (isSelected: boolean) => {
    for (const box of listCheckboxes(form)) box.checked = isSelected;
    readSelection();
  };
  return { form, selection, readSelection, selectAll };
}
