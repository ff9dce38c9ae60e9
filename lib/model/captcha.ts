import { z } from 'zod';

/** What is kept from machines. */
export const captchaActions = ['job-alert', 'subscription'] as const;
export type CaptchaAction = (typeof captchaActions)[number];

export const captchaForm = z.object({
  token: z.string().min(1).max(8000).describe('What the captcha gave the browser for the action'),
  action: z.enum(captchaActions),
});
export type CaptchaForm = z.infer<typeof captchaForm>;

/** `recaptchaResponse` is the pass that forms of the action send along. */
export const captchaResponse = z.object({ recaptchaResponse: z.string() });
export type CaptchaResponse = z.infer<typeof captchaResponse>;
