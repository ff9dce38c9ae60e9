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
/** The codes of invalid tokens; other codes mean that the settings of the site are wrong. */
const tokenErrorCodes = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

interface Options {
  secret: string;
  /** The host of the site, which tokens must contain. */
  hostname: string;
  /** The minimum score, from 0 (a bot) to 1 (a person). Version 2 has neither scores nor actions. */
  minScore?: number;
}

/**
 * Google reCAPTCHA, version 3, or 2 without `minScore`. Google issues tokens to browsers and accepts each token once.
 */
export const recaptcha = ({ secret, hostname, minScore }: Options): Captcha => ({
  createChallenge: async () => null,

  verify: async (token, action, ipAddress) => {
    const body = new URLSearchParams({ secret, response: token, remoteip: ipAddress });
    const response = await client.fetchJson('/siteverify', { method: 'POST', body, schema: verdict });
    const siteErrorCodes = response['error-codes'].filter((code) => !tokenErrorCodes.includes(code));
    if (siteErrorCodes.length > 0) throw new UpstreamError('refused', { cause: new Error(siteErrorCodes.join(', ')) });
    if (!response.success || response.hostname !== hostname) return false;
    return minScore === undefined || (response.action === toGoogleAction(action) && (response.score ?? 0) >= minScore);
  },
});

/** Converts an action to its name at Google, which has no hyphens. Browsers convert it in the same way. */
export const toGoogleAction = (action: CaptchaAction): string => action.replaceAll('-', '_');
