import type { BrowserRecaptcha, CaptchaAction, CaptchaChallengeResponse, CaptchaResponse } from '@/lib/model/captcha';
import { solve } from './captcha-proof';
import { RequestError, request, requestJson } from './request';

export interface GuardedForm<F extends string> {
  url: string;
  action: CaptchaAction;
  /** The fields that a visitor can correct, in the order that they are shown. */
  names: readonly F[];
  /** The status of a success; any other is a failure. */
  success: 200 | 204;
  /** Google's captcha, if it is configured. */
  recaptcha?: BrowserRecaptcha;
}

export interface FormState<F extends string, A = unknown> {
  status: 'idle' | 'sending' | 'done';
  problem: 'captcha' | 'failed' | 'fields' | 'offline' | 'tooMany' | null;
  /** Fields that the server rejected. */
  fields: F[];
  /** The body of a success, if there is one. */
  answer?: A;
}

const isOfCaptcha = (field: string) => field === 'token' || field === 'captchaPass';

const refused = <F extends string>(problem: FormState<F>['problem'], fields: F[] = []): FormState<F> => ({
  status: 'idle',
  problem,
  fields,
});

/** The meaning of a refusal: only fields of the form can be marked. */
const refusal = async <F extends string>(response: Response, names: readonly F[]): Promise<FormState<F>> => {
  if (response.status === 429) return refused('tooMany');
  if (response.status !== 400) return refused('failed');
  const { fields = [] } = (await response.json().catch(() => ({}))) as { fields?: { field: string }[] };
  const wrong = fields.map(({ field }) => field);
  if (wrong.some(isOfCaptcha)) return refused('captcha');
  const marked = names.filter((name) => wrong.includes(name));
  return marked.length > 0 ? refused('fields', marked) : refused('failed');
};

/** A captcha token: Google's if that is configured, else a proof of work. */
const captchaToken = async (action: CaptchaAction, element: HTMLElement, recaptcha?: BrowserRecaptcha) => {
  if (recaptcha) return (await import('./recaptcha')).recaptchaToken(action, recaptcha, element);
  const { challenge } = await requestJson<CaptchaChallengeResponse>(`/api/recaptcha/?action=${action}`);
  return solve(challenge);
};

/**
 * Sends the form with its captcha pass and an Idempotency-Key. A captcha may show itself at the end of `element`. Returns
 * the outcome.
 */
export const sendGuarded = async <F extends string>(
  { url, action, names, success, recaptcha }: GuardedForm<F>,
  typed: object,
  key: string,
  element: HTMLElement,
): Promise<FormState<F>> => {
  try {
    const token = await captchaToken(action, element, recaptcha);
    const captcha = await requestJson<CaptchaResponse>('/api/recaptcha/', { body: { token, action } });
    const body = { ...typed, captchaPass: captcha.recaptchaResponse };
    const response = await request(url, { body, headers: { 'Idempotency-Key': key } });
    if (response.status !== success) return refused('failed');
    return { status: 'done', problem: null, fields: [], answer: success === 200 ? await response.json() : null };
  } catch (error) {
    if (error instanceof RequestError && error.response) return refusal(error.response, names);
    throw error;
  }
};
