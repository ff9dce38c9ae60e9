import { env } from '../env';
import type { Captcha } from './contract';
import { embeddedCaptcha } from './embedded';
import { recaptcha } from './recaptcha';
import { siteSingleUse } from './single-use';

/** The captcha of this site. */
export const captcha: Captcha = env.RECAPTCHA_SECRET ? recaptcha(env.RECAPTCHA_SECRET) : embeddedCaptcha(siteSingleUse);
