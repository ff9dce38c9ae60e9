import { z } from 'zod';
import type { CaptchaAction } from '../../../model/captcha';
import { createHttpClient } from '../../../platform/http/client';
import { UpstreamError } from '../../../platform/http/upstream-error';
import type { Captcha } from '../contract';

const client = createHttpClient({
  name: 'recaptcha',
  baseUrl: 'https://www.google.com/recaptcha/api',
  timeoutMs: 2000,
});
/** Errors of the token, as opposed to errors of the site. */
const problemsOfTokens = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

interface Options {
  secret: string;
  /** The host of the site, where tokens must come from. */
  hostname: string;
  /** From 0 (a bot) to 1 (a person). Version 2 has neither scores nor actions. */
  leastScore?: number;
}

/** Google reCAPTCHA, version 3, or 2 without `leastScore`: browsers get their tokens from Google, which takes each once. */
export const recaptcha = ({ secret, hostname, leastScore }: Options): Captcha => ({
  challenge: async () => null,

  verify: async (token, action, address) => {
    const body = new URLSearchParams({ secret, response: token, remoteip: address });
    const answer = await client.json('/siteverify', { method: 'POST', body, schema: verdict });
    const problems = answer['error-codes'].filter((code) => !problemsOfTokens.includes(code));
    if (problems.length > 0) throw new UpstreamError('refused', { cause: new Error(problems.join(', ')) });
    if (!answer.success || answer.hostname !== hostname) return false;
    return leastScore === undefined || (answer.action === nameOf(action) && (answer.score ?? 0) >= leastScore);
  },
});

/** The name of an action at Google, without hyphens; browsers replace them in the same way. */
export const nameOf = (action: CaptchaAction): string => action.replaceAll('-', '_');
