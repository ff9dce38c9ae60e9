import { consentCookie } from '@/lib/browser/consent/answer';

const writeCookie = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${line}; Path=/`;
};

/** Writes `value` to the consent cookie. */
export const writeConsent = (value: string): void => writeCookie(`${consentCookie}=${encodeURIComponent(value)}`);

/** Deletes the answer and resets the library, as on a freshly loaded page of a new visitor. */
export const resetConsent = (): void => {
  writeCookie(`${consentCookie}=; Max-Age=0`);
  Object.assign(window, { _ccRun: false });
};
