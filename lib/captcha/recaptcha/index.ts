import { z } from 'zod';
import { httpClient } from '../../http/client';
import { UpstreamError } from '../../http/upstream-error';
import type { Captcha } from '../contract';

const client = httpClient({ name: 'recaptcha', baseUrl: 'https://www.google.com/recaptcha/api', timeoutMs: 2000 });
/** From 0 (a bot) to 1 (a person). */
const leastScore = 0.5;
/** Errors of the token, as opposed to errors of the site. */
const problemsOfTokens = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** reCAPTCHA action names cannot have hyphens; the browser replaces them in the same way. */
const nameOf = (action: string) => action.replaceAll('-', '_');

/** Google reCAPTCHA v3: browsers get their tokens from Google. */
export const recaptcha = (secret: string): Captcha => ({
  challenge: async () => null,

  verify: async (token, action, address) => {
    const body = new URLSearchParams({ secret, response: token, remoteip: address });
    const answer = await client.json('/siteverify', { method: 'POST', body, schema: verdict });
    const problems = answer['error-codes'].filter((code) => !problemsOfTokens.includes(code));
    if (problems.length > 0) throw new UpstreamError('refused', { cause: new Error(problems.join(', ')) });
    return answer.success && answer.action === nameOf(action) && (answer.score ?? 0) >= leastScore;
  },
});
