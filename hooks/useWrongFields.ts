import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormState } from '@/lib/browser/send-guarded';

/**
 * Which of a form's fields are marked as wrong, for the browser or for the server, until they are corrected; and where
 * the focus goes: to the first of them, or to the heading of the outcome.
 */
export function useWrongFields<F extends string>(names: readonly F[], { status, fields }: FormState<F>) {
  const [wrong, setWrong] = useState<readonly F[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (status === 'done') outcome.current?.focus();
    const [first] = fields;
    if (!first) return;
    setWrong(fields);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [status, fields]);

  /** Whether the browser finds every field of the form right; else they are marked. */
  const check = ({ elements }: HTMLFormElement): boolean => {
    const field = (name: F) => elements.namedItem(name) as HTMLInputElement;
    const found = names.filter((name) => !field(name).checkValidity());
    setWrong(found);
    if (found[0]) field(found[0]).focus();
    return found.length === 0;
  };
  /** Marks a field no more once what is typed there is right: for the form's `onChange`. */
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, validity } = target as unknown as HTMLInputElement;
    if (validity.valid && wrong.some((marked) => marked === name)) setWrong(wrong.filter((marked) => marked !== name));
  };
  return { form, outcome, isWrong: (name: F) => wrong.includes(name), check, recheck };
}
