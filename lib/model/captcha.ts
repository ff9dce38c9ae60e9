import { z } from 'zod';

/** The actions that a captcha protects. */
export const captchaActions = ['job-alert', 'subscription', 'contact', 'report', 'job-list'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export const captchaQuery = z.object({ action: z.enum(captchaActions) });

/** A challenge for browsers, signed by the server, with the field names of ALTCHA. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int().describe('Unix time in seconds, by the server’s clock'),
    data: z.object({ action: z.enum(captchaActions) }),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const captchaChallengeResponse = z.object({ challenge: captchaChallenge.nullable() });
export type CaptchaChallengeResponse = z.infer<typeof captchaChallengeResponse>;

export const captchaForm = z.object({
  token: z.string().min(1).max(8000).describe('The token that the browser got from the captcha for the action'),
  action: z.enum(captchaActions),
});

/** The response to a solved captcha: `recaptchaResponse` is the pass to send with the form. */
export const captchaResponse = z.object({ recaptchaResponse: z.string() });
export type CaptchaResponse = z.infer<typeof captchaResponse>;
