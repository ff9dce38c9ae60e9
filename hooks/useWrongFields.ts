import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormState } from '@/lib/browser/send-guarded';

/**
 * Tracks which fields of a form are marked as invalid, by the browser's validation or by the server, until the visitor
 * corrects them. Moves the focus to the first invalid field, or to the heading of the outcome once the form is sent.
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

  /** Runs the browser's validation; marks the invalid fields and returns whether there are none. */
  const check = ({ elements }: HTMLFormElement): boolean => {
    const field = (name: F) => elements.namedItem(name) as HTMLInputElement;
    const found = names.filter((name) => !field(name).checkValidity());
    setWrong(found);
    if (found[0]) field(found[0]).focus();
    return found.length === 0;
  };
  /** Unmarks a field once its value is valid. For the form's `onChange`. */
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, validity } = target as unknown as HTMLInputElement;
    if (validity.valid && wrong.some((marked) => marked === name)) setWrong(wrong.filter((marked) => marked !== name));
  };
  return { form, outcome, isWrong: (name: F) => wrong.includes(name), check, recheck };
}
