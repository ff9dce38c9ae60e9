import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useContent } from '@/contexts/ContentContext';
import type { FormState, GuardedForm } from '@/lib/browser/send-guarded';
import { type Locale, requiresTransferConsent } from '@/lib/i18n/locales';

/** Returns the consents that forms require in a locale, as fields of the request body. */
const getConsents = (locale: Locale) => ({
  consent: true as const,
  ...(requiresTransferConsent(locale) && { transferConsent: true as const }),
});

/** The name of a consent's field. */
export type ConsentName = keyof Required<ReturnType<typeof getConsents>>;

/** The fields of a form that a visitor fills in. */
type FormInput<T> = Omit<T, 'captchaPass' | 'locale' | ConsentName>;

const idle = { status: 'idle' as const, problem: null, fields: [] };

/**
 * Checks and sends a form protected by a captcha, with the consents that the locale requires.
 *
 * Fields that the browser or the server finds invalid are marked until the visitor corrects them. The first of them
 * gets the focus, or the heading of the outcome once the form is sent.
 *
 * Attempts with the same input carry the same Idempotency-Key, so that a retry after an apparent failure is not stored
 * twice. If there were too many attempts, the form is sent again when the server accepts it, unless the visitor edits
 * it before. Once the server has accepted the form, it can be sent again with another key, or edited. The code that
 * sends the form is loaded on the first attempt.
 */
export function useGuardedForm<T extends { captchaPass: string }, F extends string, A = unknown>(
  options: Omit<GuardedForm<F>, 'recaptchaSiteKey'>,
) {
  const { locale, recaptchaSiteKey } = useContent();
  const consents = getConsents(locale);
  type Name = F | ConsentName;
  const names: Name[] = [...options.names, ...(Object.keys(consents) as ConsentName[])];
  const [state, setState] = useState<FormState<Name, A>>(idle);
  const [sentCount, setSentCount] = useState(0);
  const [invalidNames, setInvalidNames] = useState<readonly Name[]>([]);
  const attempt = useRef({ input: '', key: '', sentCount: 0 });
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const { status, fields } = state;
  const isSent = sentCount > 0;

  // With `useEffect`, the focus would be on the body until after the next paint: the button that had it is gone.
  useLayoutEffect(() => {
    if (isSent) outcome.current?.focus();
    else if (attempt.current.sentCount > 0) form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [isSent]);

  useEffect(() => {
    const [first] = fields;
    if (!first) return;
    setInvalidNames(fields);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [fields]);

  /** Runs the browser's validation; marks the invalid fields and returns whether there are none. */
  const check = ({ elements }: HTMLFormElement): boolean => {
    const getField = (name: Name) => elements.namedItem(name) as HTMLInputElement;
    const invalid = names.filter((name) => !getField(name).checkValidity());
    setInvalidNames(invalid);
    if (invalid[0]) getField(invalid[0]).focus();
    return invalid.length === 0;
  };

  /** Unmarks a field once its value is valid, and stops waiting. For the form's `onChange`. */
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    if (state.waitSeconds) setState(idle);
    const { name, validity } = target as unknown as HTMLInputElement;
    if (validity.valid && invalidNames.some((marked) => marked === name))
      setInvalidNames(invalidNames.filter((marked) => marked !== name));
  };

  const send = async (input: object): Promise<void> => {
    const serialized = JSON.stringify(input);
    setState({ status: 'sending', problem: null, fields: [] });
    try {
      if (attempt.current.input !== serialized)
        attempt.current = { input: serialized, key: crypto.randomUUID(), sentCount: 0 };
      const { sendGuarded } = await import('@/lib/browser/send-guarded');
      const outcome = await sendGuarded({ ...options, names, recaptchaSiteKey }, input, attempt.current.key);
      setState(outcome as FormState<Name, A>);
      if (outcome.status === 'done') {
        attempt.current = { ...attempt.current, key: crypto.randomUUID(), sentCount: attempt.current.sentCount + 1 };
        setSentCount(attempt.current.sentCount);
      }
    } catch {
      setState({ status: 'idle', problem: 'offline', fields: [] });
    }
  };

  /**
   * Sends what `readInput` returns with the consents, if the browser finds the form valid. For the form's `onSubmit`.
   * Never rejects.
   */
  const submit = async (event: FormEvent<HTMLFormElement>, readInput: () => FormInput<T>): Promise<void> => {
    event.preventDefault();
    if (status !== 'sending' && check(event.currentTarget)) await send({ ...readInput(), ...consents, locale });
  };

  /** Sends the last input again. */
  const resend = () => {
    if (status !== 'sending') send(JSON.parse(attempt.current.input));
  };

  const resendAfterWait = useEffectEvent(resend);
  useEffect(() => {
    if (!state.waitSeconds) return;
    const timer = setTimeout(resendAfterWait, state.waitSeconds * 1000);
    return () => clearTimeout(timer);
  }, [state]);

  /** Returns to the form, with the focus on the email address. */
  const edit = () => {
    if (status === 'sending') return;
    setState(idle);
    setSentCount(0);
  };

  return {
    ...state,
    /** How often the server has accepted the current input; 0 while the form is being edited. */
    sentCount,
    form,
    outcome,
    isInvalid: (name: Name) => invalidNames.includes(name),
    recheck,
    submit,
    resend,
    edit,
  };
}
