import { useRef, useState } from 'react';
import { captchaToken } from '@/lib/captcha-token';
import type { CaptchaAction, CaptchaResponse } from '@/lib/model/captcha';

export interface FormState<F extends string> {
  status: 'idle' | 'sending' | 'done';
  problem: 'captcha' | 'failed' | 'fields' | 'offline' | 'tooMany' | null;
  /** Fields that the server found wrong. */
  fields: F[];
}

interface GuardedForm<F extends string> {
  url: string;
  action: CaptchaAction;
  /** The fields that a visitor can correct. */
  names: readonly F[];
  /** The status that is a success; any other is a failure. */
  success: 200 | 204;
  /** Google's, where its captcha is configured. */
  siteKey?: string;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const isOfCaptcha = (field: string) => field === 'token' || field === 'captchaPass';

/** What a refusal means: only a field that the form has can be marked in it. */
const refusal = async <F extends string>(response: Response, names: readonly F[]): Promise<FormState<F>> => {
  const refused = (problem: FormState<F>['problem'], fields: F[] = []) => ({
    status: 'idle' as const,
    problem,
    fields,
  });
  if (response.status === 429) return refused('tooMany');
  if (response.status !== 400) return refused('failed');
  const { fields = [] } = (await response.json().catch(() => ({}))) as { fields?: { field: string }[] };
  const wrong = fields.map(({ field }) => field);
  if (wrong.some(isOfCaptcha)) return refused('captcha');
  const isField = (field: string): field is F => names.some((name) => name === field);
  return wrong.some(isField) ? refused('fields', wrong.filter(isField)) : refused('failed');
};

/**
 * Sends a form of a person, with the pass of the captcha. Every attempt for the same input carries the same
 * Idempotency-Key, so that one that seemed to fail is not stored twice.
 */
export function useGuardedForm<T extends { captchaPass: string }, F extends string>({
  url,
  action,
  names,
  success,
  siteKey,
}: GuardedForm<F>) {
  const [state, setState] = useState<FormState<F>>({ status: 'idle', problem: null, fields: [] });
  const attempt = useRef({ input: '', key: '' });

  /** The answer to the form; that of the captcha where it gives no pass. */
  const answerTo = async (form: Omit<T, 'captchaPass'>, key: string): Promise<Response> => {
    const captcha = await post('/api/recaptcha/', { token: await captchaToken(action, siteKey), action });
    if (!captcha.ok) return captcha;
    const { recaptchaResponse: captchaPass } = (await captcha.json()) as CaptchaResponse;
    return post(url, { ...form, captchaPass }, { 'Idempotency-Key': key });
  };

  const send = async (form: Omit<T, 'captchaPass'>): Promise<boolean> => {
    const input = JSON.stringify(form);
    setState({ status: 'sending', problem: null, fields: [] });
    try {
      if (attempt.current.input !== input) attempt.current = { input, key: crypto.randomUUID() };
      const response = await answerTo(form, attempt.current.key);
      const isDone = response.status === success;
      setState(isDone ? { status: 'done', problem: null, fields: [] } : await refusal(response, names));
      return isDone;
    } catch {
      setState({ status: 'idle', problem: 'offline', fields: [] });
      return false;
    }
  };
  return { ...state, send };
}
