import { env } from '../../platform/env';
import type { CaptchaVariables } from '../../platform/env/captcha';
import { upstream } from '../../platform/http/upstream';
import type { Captcha } from './contract';
import { embeddedCaptcha } from './embedded';
import { recaptchaEnterprise } from './recaptcha/enterprise';
import { recaptcha } from './recaptcha/siteverify';
import { siteSingleUse } from './single-use';

type Remote = Exclude<CaptchaVariables, { CAPTCHA: 'embedded' }>;

const vendorOf = (selected: Remote): Captcha => {
  const { hostname } = new URL(env.SITE_URL);
  if (selected.CAPTCHA === 'recaptcha-v2') return recaptcha({ secret: selected.RECAPTCHA_SECRET, hostname });
  const leastScore = selected.RECAPTCHA_LEAST_SCORE;
  if (selected.CAPTCHA === 'recaptcha-v3')
    return recaptcha({ secret: selected.RECAPTCHA_SECRET, hostname, leastScore });
  const { RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey, RECAPTCHA_SITE_KEY: siteKey } = selected;
  return recaptchaEnterprise({ project, apiKey, siteKey, hostname, leastScore });
};

/** The captcha of this site. Challenges are issued locally; only verification may call another service. */
export const captcha =
  env.captcha.CAPTCHA === 'embedded'
    ? embeddedCaptcha(siteSingleUse)
    : upstream(vendorOf(env.captcha), { name: 'captcha', timeoutMs: 2000, writes: ['verify'] });
