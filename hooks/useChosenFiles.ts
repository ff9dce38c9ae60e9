import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Chosen {
  count: number;
  bytes: number;
}

const boxesIn = (form: RefObject<HTMLFormElement | null>): HTMLInputElement[] => [
  ...(form.current?.querySelectorAll<HTMLInputElement>('input[name="files"]') ?? []),
];

/**
 * Counts the files selected in a form, and their bytes; `chosen` is null until hydration. The form has checkboxes named
 * `files` with the file size in `data-bytes`. The checkboxes hold the state, so choices made before hydration or
 * restored by the browser count. `shown` is the list of items: when it changes, the checkboxes are read again.
 */
export function useChosenFiles(shown: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = useCallback(() => {
    const boxes = boxesIn(form).filter(({ checked }) => checked);
    setChosen({ count: boxes.length, bytes: boxes.reduce((sum, { dataset }) => sum + Number(dataset.bytes), 0) });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the checkboxes change with the items
  useEffect(read, [shown]);
  const choose = (all: boolean) => {
    for (const box of boxesIn(form)) box.checked = all;
    read();
  };
  return { form, chosen, read, choose };
}
