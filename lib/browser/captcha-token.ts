import type { BrowserRecaptcha, CaptchaAction, CaptchaChallengeResponse } from '../model/captcha';
import { solve } from './captcha-proof';
import { requestJson } from './request';

/**
 * A captcha token for an action: Google's if it is configured, which may show itself at the end of `element`; else a proof
 * of work. Rejects with the server's refusal if it gives no challenge.
 */
export const captchaToken = async (
  action: CaptchaAction,
  element: HTMLElement,
  recaptcha?: BrowserRecaptcha,
): Promise<string> => {
  if (recaptcha) return (await import('./recaptcha')).recaptchaToken(action, recaptcha, element);
  const { challenge } = await requestJson<CaptchaChallengeResponse>(`/api/recaptcha/?action=${action}`);
  return solve(challenge);
};
