import { useEffect, useRef, useState } from 'react';
import type { FormState } from './useGuardedForm';

const focusOn = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

/**
 * Which of a form's fields are wrong, for the browser or for the server, and where the focus goes: to the first of them,
 * or to the heading of the outcome.
 */
export function useWrongFields<F extends string>(names: readonly F[], { status, fields }: FormState<F>) {
  const [invalid, setInvalid] = useState<F[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const isWrong = (name: F) => invalid.includes(name) || fields.includes(name);
  const firstWrong = names.find(isWrong);

  useEffect(() => {
    if (status === 'done') outcome.current?.focus();
    else if (firstWrong) focusOn(form.current, firstWrong);
  }, [status, firstWrong]);

  /** Whether the browser finds every field of the form right; else they are marked. */
  const check = ({ elements }: HTMLFormElement): boolean => {
    const found = names.filter((name) => !(elements.namedItem(name) as HTMLInputElement).checkValidity());
    setInvalid(found);
    if (found[0]) focusOn(form.current, found[0]);
    return found.length === 0;
  };
  return { form, outcome, isWrong, check };
}
