import type { BrowserRecaptcha, CaptchaAction } from '../model/captcha';

interface Widget {
  sitekey: string;
  size: 'normal' | 'compact' | 'invisible';
  callback: (token: string) => void;
  'error-callback': () => void;
}

interface ScoreApi {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

interface Recaptcha extends ScoreApi {
  /** Returns the number of the widget, for `execute`. */
  render: (container: HTMLElement, widget: Widget) => number;
  execute: ScoreApi['execute'] & ((widget: number) => void);
  enterprise?: ScoreApi;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const scriptPaths = {
  score: (siteKey: string) => `api.js?render=${encodeURIComponent(siteKey)}`,
  enterprise: (siteKey: string) => `enterprise.js?render=${encodeURIComponent(siteKey)}`,
  checkbox: () => `api.js?render=explicit&hl=${document.documentElement.lang}`,
  invisible: () => `api.js?render=explicit&hl=${document.documentElement.lang}`,
};

/** Google's challenges expire after two minutes. Nothing reports that a visitor closed one. */
const challengeTimeoutMs = 120_000;

const loadRecaptcha = ({ kind, siteKey }: BrowserRecaptcha): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const onLoad = () => {
      const { grecaptcha } = window;
      const api = kind === 'enterprise' ? grecaptcha?.enterprise : grecaptcha;
      if (grecaptcha && api) api.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not load.'));
    };
    if (window.grecaptcha) return onLoad();
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/${scriptPaths[kind](siteKey)}`;
    script.onload = onLoad;
    script.onerror = onLoad;
    document.head.append(script);
  });

/** The width of Google's normal checkbox. Narrower forms get the compact one. */
const normalWidthPx = 304;

/**
 * Makes a dialog non-modal while `run` runs, and returns its result. Google adds its picture puzzles to the body of the
 * page, where a modal dialog would make them inert.
 */
const withoutModal = async <T>(dialog: HTMLDialogElement | null, run: () => Promise<T>): Promise<T> => {
  dialog?.close();
  dialog?.show();
  try {
    return await run();
  } finally {
    if (dialog?.isConnected) {
      dialog.close();
      dialog.showModal();
    }
  }
};

/** Shows a widget at the end of an element until a visitor has solved it. The checkbox gets the focus. */
const requestWidgetToken = async (recaptcha: Recaptcha, { kind, siteKey }: BrowserRecaptcha, element: HTMLElement) => {
  const container = document.createElement('div');
  element.append(container);
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA was not solved.'));
      setTimeout(fail, challengeTimeoutMs);
      const size = kind === 'invisible' ? 'invisible' : container.clientWidth < normalWidthPx ? 'compact' : 'normal';
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

/**
 * Requests a token of Google's captcha for an action. Version 2 shows its widget at the end of `element`. Rejects if
 * Google's script does not load or the visitor does not solve the challenge.
 */
export const requestRecaptchaToken = async (
  action: CaptchaAction,
  settings: BrowserRecaptcha,
  element: HTMLElement,
): Promise<string> => {
  const recaptcha = await loadRecaptcha(settings);
  const { kind, siteKey } = settings;
  if (kind === 'checkbox' || kind === 'invisible')
    return withoutModal(element.closest('dialog'), () => requestWidgetToken(recaptcha, settings, element));
  const scoreApi = kind === 'enterprise' && recaptcha.enterprise ? recaptcha.enterprise : recaptcha;
  return scoreApi.execute(siteKey, { action: action.replaceAll('-', '_') });
};
