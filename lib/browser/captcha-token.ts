import type { CaptchaAction, CaptchaChallengeResponse } from '../model/captcha';
import { solve } from './captcha-proof';

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
 * A token of the captcha for an action: Google's where the site has a key of it, else a proof of work. Where the server
 * refuses to say what work, its answer.
 */
export const captchaToken = async (action: CaptchaAction, siteKey?: string): Promise<string | Response> => {
  if (siteKey) return recaptchaToken(action, siteKey);
  const response = await fetch(`/api/recaptcha/?action=${action}`);
  if (!response.ok) return response;
  const { challenge } = (await response.json()) as CaptchaChallengeResponse;
  return solve(challenge);
};
