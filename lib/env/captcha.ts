import { z } from 'zod';
import { required } from './values.ts';

/** The captcha: `CAPTCHA` selects it. */
export const captchaVariables = z.discriminatedUnion('CAPTCHA', [
  z.object({ CAPTCHA: z.literal('embedded') }),
  z.object({ CAPTCHA: z.literal('recaptcha-v3'), RECAPTCHA_SECRET: required, RECAPTCHA_SITE_KEY: required }),
]);
