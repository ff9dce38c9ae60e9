import { useRef, useState } from 'react';
import type { JobAlert } from '@/lib/model/job';
import { solve } from '@/lib/proof-of-work';

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

const captchaPass = async (): Promise<string | null> => {
  const response = await post('/api/recaptcha/', { token: await solve(action), action });
  if (!response.ok) return null;
  const { recaptchaResponse } = (await response.json()) as { recaptchaResponse: string | null };
  return recaptchaResponse;
};

const isField = (field: string): field is AlertField => field === 'email' || field === 'consent';

const problemOf = async (response: Response): Promise<Pick<AlertState, 'problem' | 'fields'>> => {
  if (response.status === 429) return { problem: 'tooMany', fields: [] };
  if (response.status !== 400) return { problem: 'failed', fields: [] };
  const { fields = [] } = (await response.json()) as { fields?: { field: string }[] };
  if (fields.some(({ field }) => field === 'captchaPass')) return { problem: 'captcha', fields: [] };
  return { problem: 'fields', fields: fields.map(({ field }) => field).filter(isField) };
};

/**
 * Sends the wish for an alert. Every attempt for the same input carries the same Idempotency-Key, so that one that
 * seemed to fail is not stored twice.
 */
export function useJobAlert() {
  const [state, setState] = useState<AlertState>({ status: 'idle', problem: null, fields: [] });
  const attempt = useRef({ input: '', key: '' });

  const send = async (alert: Omit<JobAlert, 'captchaPass'>): Promise<boolean> => {
    const input = JSON.stringify(alert);
    if (attempt.current.input !== input) attempt.current = { input, key: crypto.randomUUID() };
    setState({ status: 'sending', problem: null, fields: [] });
    try {
      const pass = await captchaPass();
      if (!pass) {
        setState({ status: 'idle', problem: 'captcha', fields: [] });
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
