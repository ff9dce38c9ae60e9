import { z } from 'zod';
import { required } from './values.ts';

/** The variables of the captcha, which `CAPTCHA` selects. */
export const captchaVariables = z.discriminatedUnion('CAPTCHA', [
  z.object({ CAPTCHA: z.literal('embedded') }),
  z.object({
    CAPTCHA: z.literal('recaptcha-enterprise'),
    RECAPTCHA_PROJECT: required.regex(/^[\w:.-]+$/, 'must be a project id'),
    RECAPTCHA_API_KEY: required,
    RECAPTCHA_SITE_KEY: required,
    RECAPTCHA_LEAST_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  }),
]);
