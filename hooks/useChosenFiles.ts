import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Chosen {
  count: number;
  bytes: number;
}

const boxesIn = (form: RefObject<HTMLFormElement | null>): HTMLInputElement[] => [
  ...(form.current?.querySelectorAll<HTMLInputElement>('input[name="files"]') ?? []),
];

/**
 * The files that are chosen in a form of boxes named `files`, each with its size as `data-bytes`; null until the page
 * lives. The boxes themselves keep the choice: also one made before that, and one that the browser brings back.
 */
export function useChosenFiles(shown: unknown) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = useCallback(() => {
    const boxes = boxesIn(form).filter(({ checked }) => checked);
    setChosen({ count: boxes.length, bytes: boxes.reduce((sum, { dataset }) => sum + Number(dataset.bytes), 0) });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other boxes are shown with other items
  useEffect(read, [shown]);
  const choose = (all: boolean) => {
    for (const box of boxesIn(form)) box.checked = all;
    read();
  };
  return { form, chosen, read, choose };
}
