import type { CaptchaAction, CaptchaChallengeResponse, CaptchaResponse } from '@/lib/model/captcha';
import { solveCaptcha } from './captcha-proof';
import { RequestError, request, requestJson } from './request';

export interface GuardedForm<F extends string> {
  url: string;
  action: CaptchaAction;
  /** The fields that a visitor can correct, in the order that they are shown. */
  names: readonly F[];
  /** The status of a success; any other is a failure. */
  success: 200 | 204;
  /** The key of Google's captcha, if it is configured. */
  recaptchaSiteKey?: string;
}

export interface FormState<F extends string, A = unknown> {
  status: 'idle' | 'sending' | 'done';
  problem: 'captcha' | 'failed' | 'fields' | 'offline' | 'tooMany' | null;
  /** After how many seconds the form is sent again; without it, only the visitor does. */
  waitSeconds?: number | null;
  /** Fields that the server rejected. */
  fields: F[];
  /** The body of a success, if there is one. */
  data?: A;
}

/** Nobody waits longer for a form that is sent again by itself. */
const maxWaitSeconds = 60;

const isCaptchaField = (field: string) => field === 'token' || field === 'captchaPass';

const toFailure = <F extends string>(problem: FormState<F>['problem'], fields: F[] = []): FormState<F> => ({
  status: 'idle',
  problem,
  fields,
});

/** The form state for an error response. Only fields of the form can be marked. */
const readRejection = async <F extends string>(
  response: Response,
  waitSeconds: number | null,
  names: readonly F[],
): Promise<FormState<F>> => {
  if (response.status === 429)
    return { ...toFailure('tooMany'), waitSeconds: waitSeconds && waitSeconds <= maxWaitSeconds ? waitSeconds : null };
  if (response.status !== 400) return toFailure('failed');
  const { fields = [] } = (await response.json().catch(() => ({}))) as { fields?: { field: string }[] };
  const rejectedFields = fields.map(({ field }) => field);
  if (rejectedFields.some(isCaptchaField)) return toFailure('captcha');
  const invalidNames = names.filter((name) => rejectedFields.includes(name));
  return invalidNames.length > 0 ? toFailure('fields', invalidNames) : toFailure('failed');
};

/** Requests a captcha token: Google's if it is configured, otherwise a proof of work. */
const requestCaptchaToken = async (action: CaptchaAction, siteKey?: string) => {
  if (siteKey) return (await import('./recaptcha')).requestRecaptchaToken(action, siteKey);
  const { challenge } = await requestJson<CaptchaChallengeResponse>(`/api/recaptcha/?action=${action}`);
  return solveCaptcha(challenge);
};

/**
 * Sends the form with its captcha pass and an Idempotency-Key. Returns the outcome; rejects if the server cannot be
 * reached.
 */
export const sendGuarded = async <F extends string>(
  { url, action, names, success, recaptchaSiteKey }: GuardedForm<F>,
  input: object,
  key: string,
): Promise<FormState<F>> => {
  try {
    const token = await requestCaptchaToken(action, recaptchaSiteKey);
    const captcha = await requestJson<CaptchaResponse>('/api/recaptcha/', { body: { token, action } });
    const body = { ...input, captchaPass: captcha.recaptchaResponse };
    const response = await request(url, { body, headers: { 'Idempotency-Key': key } });
    if (response.status !== success) return toFailure('failed');
    return { status: 'done', problem: null, fields: [], data: success === 200 ? await response.json() : null };
  } catch (error) {
    if (error instanceof RequestError && error.response) return readRejection(error.response, error.waitSeconds, names);
    throw error;
  }
};
