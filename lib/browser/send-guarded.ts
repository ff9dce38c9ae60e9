import { captchaToken } from '@/lib/browser/captcha-token';
import type { CaptchaAction, CaptchaResponse } from '@/lib/model/captcha';

export interface GuardedForm<F extends string> {
  url: string;
  action: CaptchaAction;
  /** The fields that a visitor can correct, in the order that they are shown. */
  names: readonly F[];
  /** The status that is a success; any other is a failure. */
  success: 200 | 204;
  /** Google's, where its captcha is configured. */
  siteKey?: string;
}

export interface FormState<F extends string, A = unknown> {
  status: 'idle' | 'sending' | 'done';
  problem: 'captcha' | 'failed' | 'fields' | 'offline' | 'tooMany' | null;
  /** Fields that the server found wrong. */
  fields: F[];
  /** What the server answered to a success, where that is more than a status. */
  answer?: A;
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
  const marked = names.filter((name) => wrong.includes(name));
  return marked.length > 0 ? refused('fields', marked) : refused('failed');
};

/** Sends what was typed with the pass of the captcha, under an Idempotency-Key: gives what became of it. */
export const sendGuarded = async <F extends string>(
  { url, action, names, success, siteKey }: GuardedForm<F>,
  typed: object,
  key: string,
): Promise<FormState<F>> => {
  const token = await captchaToken(action, siteKey);
  if (typeof token !== 'string') return refusal(token, names);
  const captcha = await post('/api/recaptcha/', { token, action });
  if (!captcha.ok) return refusal(captcha, names);
  const { recaptchaResponse: captchaPass } = (await captcha.json()) as CaptchaResponse;
  const response = await post(url, { ...typed, captchaPass }, { 'Idempotency-Key': key });
  if (response.status !== success) return refusal(response, names);
  const answer = success === 200 ? await response.json() : null;
  return { status: 'done', problem: null, fields: [], answer };
};
