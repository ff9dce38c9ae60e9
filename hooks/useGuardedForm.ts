import { useRef, useState } from 'react';
import type { FormState, GuardedForm } from '@/lib/browser/send-guarded';

/**
 * Sends a form protected by a captcha. Attempts with the same input carry the same Idempotency-Key, so that a retry
 * after an apparent failure is not stored twice. The code that sends the form is loaded on the first attempt. `send`
 * takes what was typed and the form, at whose end a captcha may show itself. It resolves to whether the form was accepted; it does not reject.
 */
export function useGuardedForm<T extends { captchaPass: string }, F extends string, A = unknown>(form: GuardedForm<F>) {
  const [state, setState] = useState<FormState<F, A>>({ status: 'idle', problem: null, fields: [] });
  const attempt = useRef({ input: '', key: '' });

  const send = async (typed: Omit<T, 'captchaPass'>, element: HTMLElement): Promise<boolean> => {
    const input = JSON.stringify(typed);
    setState({ status: 'sending', problem: null, fields: [] });
    try {
      if (attempt.current.input !== input) attempt.current = { input, key: crypto.randomUUID() };
      const { sendGuarded } = await import('@/lib/browser/send-guarded');
      const outcome = await sendGuarded(form, typed, attempt.current.key, element);
      setState(outcome as FormState<F, A>);
      return outcome.status === 'done';
    } catch {
      setState({ status: 'idle', problem: 'offline', fields: [] });
      return false;
    }
  };
  return { ...state, send };
}
