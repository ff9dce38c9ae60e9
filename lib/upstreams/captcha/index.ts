import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import type { Captcha } from './contract';
import { embeddedCaptcha } from './embedded';
import { recaptcha } from './recaptcha';
import { siteSingleUseStore } from './single-use';

const createVendor = (settings: Exclude<typeof env.captcha, { CAPTCHA: 'embedded' }>): Captcha =>
  recaptcha({
    project: settings.RECAPTCHA_PROJECT,
    apiKey: settings.RECAPTCHA_API_KEY,
    siteKey: settings.RECAPTCHA_SITE_KEY,
    hostname: new URL(env.SITE_URL).hostname,
    minScore: settings.RECAPTCHA_LEAST_SCORE,
  });

/**
 * The captcha of this site. The embedded one runs on this server; only the verification by a vendor is a remote call.
 */
export const captcha =
  env.captcha.CAPTCHA === 'embedded'
    ? embeddedCaptcha(siteSingleUseStore)
    : withUpstreamLimits(createVendor(env.captcha), { name: 'captcha', timeoutMs: 2000, writes: ['verify'] });
