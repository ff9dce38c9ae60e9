import type { CaptchaAction, CaptchaChallengeResponse } from '../model/captcha';
import { solve } from './captcha-proof';
import { requestJson } from './request';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const loadRecaptcha = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const loaded = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not load'));
    };
    if (window.grecaptcha) return loaded();
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = loaded;
    script.onerror = loaded;
    document.head.append(script);
  });

const recaptchaToken = async (action: CaptchaAction, siteKey: string): Promise<string> => {
  const recaptcha = await loadRecaptcha(siteKey);
  return recaptcha.execute(siteKey, { action: action.replaceAll('-', '_') });
};

/**
 * A captcha token for an action: Google's if the site has a key, else a proof of work. Rejects with the server's
 * refusal if it gives no challenge.
 */
export const captchaToken = async (action: CaptchaAction, siteKey?: string): Promise<string> => {
  if (siteKey) return recaptchaToken(action, siteKey);
  const { challenge } = await requestJson<CaptchaChallengeResponse>(`/api/recaptcha/?action=${action}`);
  return solve(challenge);
};
