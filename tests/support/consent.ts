import { consentCookie } from '@/lib/browser/consent/answer';

const writeCookie = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${line}; Path=/`;
};

/** Writes `value` to the consent cookie. */
export const writeConsent = (value: string): void => writeCookie(`${consentCookie}=${encodeURIComponent(value)}`);

/** Deletes the consent cookie and resets the consent library, as when a new visitor loads a page. */
export const resetConsent = (): void => {
  writeCookie(`${consentCookie}=; Max-Age=0`);
  Object.assign(window, { _ccRun: false });
};
