import { env } from '../../platform/env';
import type { CaptchaVariables } from '../../platform/env/captcha';
import { withUpstreamLimits } from '../../platform/http/upstream';
import type { Captcha } from './contract';
import { embeddedCaptcha } from './embedded';
import { recaptchaEnterprise } from './recaptcha/enterprise';
import { recaptcha } from './recaptcha/siteverify';
import { siteSingleUseStore } from './single-use';

type VendorSettings = Exclude<CaptchaVariables, { CAPTCHA: 'embedded' }>;

const createVendor = (settings: VendorSettings): Captcha => {
  const { hostname } = new URL(env.SITE_URL);
  if (settings.CAPTCHA === 'recaptcha-v2') return recaptcha({ secret: settings.RECAPTCHA_SECRET, hostname });
  const minScore = settings.RECAPTCHA_LEAST_SCORE;
  if (settings.CAPTCHA === 'recaptcha-v3') return recaptcha({ secret: settings.RECAPTCHA_SECRET, hostname, minScore });
  const { RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey, RECAPTCHA_SITE_KEY: siteKey } = settings;
  return recaptchaEnterprise({ project, apiKey, siteKey, hostname, minScore });
};

/**
 * The captcha of this site. The embedded one runs on this server; only the verification by a vendor is a remote call.
 */
export const captcha =
  env.captcha.CAPTCHA === 'embedded'
    ? embeddedCaptcha(siteSingleUseStore)
    : withUpstreamLimits(createVendor(env.captcha), { name: 'captcha', timeoutMs: 2000, writes: ['verify'] });
