import { z } from 'zod';
import type { CaptchaAction } from '../../model/captcha';
import { createHttpClient } from '../../platform/http/client';
import type { Captcha } from './contract';

const assessment = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    hostname: z.string().optional(),
    action: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number().default(0) }).optional(),
});

interface Options {
  project: string;
  apiKey: string;
  siteKey: string;
  /** The host of the site, which tokens must contain. */
  hostname: string;
  /** The minimum score of a person, from 0 (a bot) to 1 (a person). */
  minScore: number;
}

/** Converts an action to its name at Google, which has no hyphens. Browsers convert it in the same way. */
const toGoogleAction = (action: CaptchaAction): string => action.replaceAll('-', '_');

/** Google reCAPTCHA with a score key. Browsers obtain tokens from Google, which accepts each token once. */
export const recaptcha = ({ project, apiKey, siteKey, hostname, minScore }: Options): Captcha => {
  const client = createHttpClient({
    name: 'recaptcha',
    baseUrl: `https://recaptchaenterprise.googleapis.com/v1/projects/${project}`,
    headers: { 'X-Goog-Api-Key': apiKey },
    timeoutMs: 2000,
  });

  return {
    createChallenge: async () => null,

    verify: async (token, action, userIpAddress) => {
      const event = { token, siteKey, expectedAction: toGoogleAction(action), userIpAddress };
      const { tokenProperties, riskAnalysis } = await client.fetchJson('/assessments', {
        method: 'POST',
        body: { event },
        schema: assessment,
      });
      const { valid, hostname: host, action: tokenAction } = tokenProperties;
      return (
        valid && host === hostname && tokenAction === event.expectedAction && (riskAnalysis?.score ?? 0) >= minScore
      );
    },
  };
};
