import { env } from '../env';
import { upstream } from '../http/upstream';
import type { Captcha } from './contract';
import { embeddedCaptcha } from './embedded';
import { recaptcha } from './recaptcha';
import { siteSingleUse } from './single-use';

const implementation: Captcha =
  env.captcha.CAPTCHA === 'embedded' ? embeddedCaptcha(siteSingleUse) : recaptcha(env.captcha.RECAPTCHA_SECRET);

/** The captcha of this site. Challenges are issued locally; only verification may call another service. */
export const captcha = upstream(implementation, { name: 'captcha', timeoutMs: 2000, writes: ['verify'] });
