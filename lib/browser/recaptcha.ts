import type { BrowserRecaptcha, CaptchaAction } from '../model/captcha';

interface Widget {
  sitekey: string;
  size: 'normal' | 'compact' | 'invisible';
  callback: (token: string) => void;
  'error-callback': () => void;
}

interface Scores {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

interface Recaptcha extends Scores {
  /** Returns the number of the widget, for `execute`. */
  render: (container: HTMLElement, widget: Widget) => number;
  execute: Scores['execute'] & ((widget: number) => void);
  enterprise?: Scores;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const scripts = {
  score: (siteKey: string) => `api.js?render=${encodeURIComponent(siteKey)}`,
  enterprise: (siteKey: string) => `enterprise.js?render=${encodeURIComponent(siteKey)}`,
  checkbox: () => `api.js?render=explicit&hl=${document.documentElement.lang}`,
  invisible: () => `api.js?render=explicit&hl=${document.documentElement.lang}`,
};

/** Google's challenges expire after two minutes. Nothing reports that a visitor closed one. */
const twoMinutes = 120_000;

const load = ({ kind, siteKey }: BrowserRecaptcha): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const loaded = () => {
      const { grecaptcha } = window;
      const part = kind === 'enterprise' ? grecaptcha?.enterprise : grecaptcha;
      if (grecaptcha && part) part.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not load'));
    };
    if (window.grecaptcha) return loaded();
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/${scripts[kind](siteKey)}`;
    script.onload = loaded;
    script.onerror = loaded;
    document.head.append(script);
  });

/** The width of the checkbox, in px. */
const normalWidth = 304;

/**
 * Google adds its picture puzzles to the body of the page, where a modal dialog would make them inert: it is not modal
 * while `use` runs.
 */
const withoutModal = async <T>(dialog: HTMLDialogElement | null, use: () => Promise<T>): Promise<T> => {
  dialog?.close();
  dialog?.show();
  try {
    return await use();
  } finally {
    if (dialog?.isConnected) {
      dialog.close();
      dialog.showModal();
    }
  }
};

/** Shows a widget at the end of an element until a visitor has solved it. The checkbox gets the focus. */
const widgetToken = async (recaptcha: Recaptcha, { kind, siteKey }: BrowserRecaptcha, element: HTMLElement) => {
  const container = document.createElement('div');
  element.append(container);
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA was not solved'));
      setTimeout(fail, twoMinutes);
      const size = kind === 'invisible' ? 'invisible' : container.clientWidth < normalWidth ? 'compact' : 'normal';
      const widget = recaptcha.render(container, { sitekey: siteKey, size, callback: resolve, 'error-callback': fail });
      if (kind === 'invisible') recaptcha.execute(widget);
      else {
        container.tabIndex = -1;
        container.focus();
      }
    });
  } finally {
    container.remove();
  }
};

/** A token of Google's captcha for an action. Version 2 asks the visitor, at the end of `element`. */
export const recaptchaToken = async (
  action: CaptchaAction,
  settings: BrowserRecaptcha,
  element: HTMLElement,
): Promise<string> => {
  const recaptcha = await load(settings);
  const { kind, siteKey } = settings;
  if (kind === 'checkbox' || kind === 'invisible')
    return withoutModal(element.closest('dialog'), () => widgetToken(recaptcha, settings, element));
  const scores = kind === 'enterprise' && recaptcha.enterprise ? recaptcha.enterprise : recaptcha;
  return scores.execute(siteKey, { action: action.replaceAll('-', '_') });
};
