import type { CaptchaAction } from '../model/captcha';

interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise: Recaptcha };
  }
}

const loadRecaptcha = (siteKey: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const onLoad = () => {
      const recaptcha = window.grecaptcha?.enterprise;
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else reject(new Error('reCAPTCHA did not load.'));
    };
    if (window.grecaptcha) return onLoad();
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = onLoad;
    script.onerror = onLoad;
    document.head.append(script);
  });

/** Requests a token of Google's captcha for an action. Rejects if Google's script does not load. */
export const requestRecaptchaToken = async (action: CaptchaAction, siteKey: string): Promise<string> => {
  const recaptcha = await loadRecaptcha(siteKey);
  return recaptcha.execute(siteKey, { action: action.replaceAll('-', '_') });
};
