import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { CaptchaAction, CaptchaChallengeResponse, CaptchaResponse } from '@/lib/model/captcha';
import { parseEmail } from '../../support/eml';
import { poll } from './poll';
import { newVisitorIp, parseJson, type RawResponse, sendRequest } from './requests';
import type { Site } from './site';

/** A form that a visitor has filled in. */
export interface Submission {
  target: string;
  fields: Record<string, unknown>;
  /** The status of the response if the form is accepted. */
  successStatus: number;
  captchaPass: string;
  key: string;
}

/** Solves a captcha as browsers do, each time as a new visitor, since a visitor's captchas get harder each time. */
export const obtainCaptchaPass = async (site: Site, action: CaptchaAction): Promise<string> => {
  const from = newVisitorIp();
  const challengeResponse = await sendRequest(site, { target: `/api/recaptcha/?action=${action}`, from });
  const { challenge } = parseJson<CaptchaChallengeResponse>(challengeResponse);
  const body = JSON.stringify({ token: await solveCaptcha(challenge), action });
  const passResponse = await sendRequest(site, { method: 'POST', target: '/api/recaptcha/', body, from });
  return parseJson<CaptchaResponse>(passResponse).recaptchaResponse;
};

const buildPersonFiles = (email: string) => ({ email, consent: true, locale: 'en' });
const fullName = { firstName: 'Ada', lastName: 'Test' };

const forms = {
  alert: {
    target: '/api/create-job-alert/',
    action: 'job-alert',
    success: 200,
    fields: { frequency: 'daily', criteria: { search: '', facets: {} } },
  },
  press: {
    target: '/api/press-subscription/',
    action: 'subscription',
    success: 204,
    fields: { ...fullName, media: 'The Test', country: 'FR' },
  },
  highlights: { target: '/api/highlights-subscription/', action: 'subscription', success: 204, fields: fullName },
  regulated: { target: '/api/regulated-subscription/', action: 'subscription', success: 204, fields: fullName },
} as const;
export type Form = keyof typeof forms;
export const formNames = Object.keys(forms) as Form[];

export const newEmailAddress = (): string => `${randomUUID()}@test.example`;

/** Fills in a form, with the captcha pass that `getPass` returns. */
export const fillInForm = async (
  form: Form,
  getPass: (action: CaptchaAction) => Promise<string>,
  email = newEmailAddress(),
): Promise<Submission> => {
  const { target, action, success, fields } = forms[form];
  const pass = await getPass(action);
  return {
    target,
    successStatus: success,
    fields: { ...buildPersonFiles(email), ...fields },
    captchaPass: pass,
    key: randomUUID(),
  };
};

/** Fills in a form, with a captcha pass of the server `captchaSite`. */
export const fillIn = (form: Form, captchaSite: Site, email?: string): Promise<Submission> =>
  fillInForm(form, (action) => obtainCaptchaPass(captchaSite, action), email);

export const submit = (
  site: Pick<Site, 'port'>,
  { target, fields, captchaPass, key }: Submission,
): Promise<RawResponse> =>
  sendRequest(site, {
    method: 'POST',
    target,
    body: JSON.stringify({ ...fields, captchaPass }),
    headers: { 'Idempotency-Key': key },
  });

/**
 * Waits for emails to an address, and resolves with the paths of their files; none after the timeout. An email that a
 * server was sending when it was killed is sent a minute later.
 */
export const waitForEmails = async ({ dataDir }: Site, email: unknown, timeoutMs = 75_000): Promise<string[]> => {
  const folder = path.join(dataDir, 'outbox');
  const findFiles = () =>
    globSync('*.eml', { cwd: folder })
      .map((name) => path.join(folder, name))
      .filter((file) => readFileSync(file, 'utf8').includes(`To: ${email}`));
  await poll(() => findFiles().length > 0, { timeoutMs });
  return findFiles();
};

/**
 * Follows the link in the email of an alert that a server has sent, on the same server or another one. Resolves with
 * the status; null if there is no email after the timeout.
 */
export const followLink = async (
  sender: Site,
  email: unknown,
  { site = sender, timeoutMs = 75_000 }: { site?: Pick<Site, 'port'>; timeoutMs?: number } = {},
) => {
  const [emailFile] = await waitForEmails(sender, email, timeoutMs);
  if (!emailFile) return null;
  const [target = ''] = /\/en\/job-alert\/\?token=\S+/.exec(parseEmail(readFileSync(emailFile, 'utf8')).text) ?? [];
  return (await sendRequest(site, { method: 'POST', target, headers: { 'Content-Length': '0' } })).status;
};
