import { useRef, useState } from 'react';
import { captchaToken } from '@/lib/captcha-token';
import type { CaptchaResponse } from '@/lib/model/captcha';
import type { JobAlert } from '@/lib/model/job';

export type AlertField = 'email' | 'consent';
export type AlertProblem = 'captcha' | 'failed' | 'fields' | 'offline' | 'tooMany';

export interface AlertState {
  status: 'idle' | 'sending' | 'done';
  problem: AlertProblem | null;
  /** Fields that the server found wrong. */
  fields: AlertField[];
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const action = 'job-alert';

const isField = (field: string): field is AlertField => field === 'email' || field === 'consent';

const isOfCaptcha = (field: string) => field === 'token' || field === 'captchaPass';

/** What a refusal of either call means: only a field that the form has can be marked in it. */
const problemOf = async (response: Response): Promise<Pick<AlertState, 'problem' | 'fields'>> => {
  if (response.status === 429) return { problem: 'tooMany', fields: [] };
  if (response.status !== 400) return { problem: 'failed', fields: [] };
  const { fields = [] } = (await response.json().catch(() => ({}))) as { fields?: { field: string }[] };
  const names = fields.map(({ field }) => field);
  if (names.some(isOfCaptcha)) return { problem: 'captcha', fields: [] };
  return names.some(isField) ? { problem: 'fields', fields: names.filter(isField) } : { problem: 'failed', fields: [] };
};

/** The pass of the captcha, or the answer that refuses it. */
const captchaPass = async (siteKey?: string): Promise<string | Response> => {
  const response = await post('/api/recaptcha/', { token: await captchaToken(action, siteKey), action });
  if (!response.ok) return response;
  return ((await response.json()) as CaptchaResponse).recaptchaResponse;
};

/**
 * Sends the wish for an alert. Every attempt for the same input carries the same Idempotency-Key, so that one that
 * seemed to fail is not stored twice. `siteKey` is Google's, where its captcha is configured.
 */
export function useJobAlert(siteKey?: string) {
  const [state, setState] = useState<AlertState>({ status: 'idle', problem: null, fields: [] });
  const attempt = useRef({ input: '', key: '' });

  const send = async (alert: Omit<JobAlert, 'captchaPass'>): Promise<boolean> => {
    const input = JSON.stringify(alert);
    setState({ status: 'sending', problem: null, fields: [] });
    try {
      if (attempt.current.input !== input) attempt.current = { input, key: crypto.randomUUID() };
      const pass = await captchaPass(siteKey);
      if (typeof pass !== 'string') {
        setState({ status: 'idle', ...(await problemOf(pass)) });
        return false;
      }
      const headers = { 'Idempotency-Key': attempt.current.key };
      const response = await post('/api/create-job-alert/', { ...alert, captchaPass: pass }, headers);
      setState(
        response.ok
          ? { status: 'done', problem: null, fields: [] }
          : { status: 'idle', ...(await problemOf(response)) },
      );
      return response.ok;
    } catch {
      setState({ status: 'idle', problem: 'offline', fields: [] });
      return false;
    }
  };
  return { ...state, send };
}
