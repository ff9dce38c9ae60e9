import type { BrowserRecaptcha } from '../../../model/captcha';
import type { CaptchaVariables } from '../../../platform/env/captcha';

/** The kind and site key with which browsers obtain tokens from Google; undefined for the embedded captcha. */
export const getBrowserRecaptcha = (variables: CaptchaVariables): BrowserRecaptcha | undefined => {
  if (variables.CAPTCHA === 'embedded') return undefined;
  const { RECAPTCHA_SITE_KEY: siteKey } = variables;
  if (variables.CAPTCHA === 'recaptcha-v2') return { kind: variables.RECAPTCHA_WIDGET, siteKey };
  return { kind: variables.CAPTCHA === 'recaptcha-v3' ? 'score' : 'enterprise', siteKey };
};
