import { consentCookie } from '@/lib/browser/consent/answer';

const write = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${line}; Path=/`;
};

/** Writes `value` to the consent cookie. */
export const writeAnswer = (value: string): void => write(`${consentCookie}=${encodeURIComponent(value)}`);

/** Deletes the answer and resets the library, as on a freshly loaded page of a new visitor. */
export const forgetAnswer = (): void => {
  write(`${consentCookie}=; Max-Age=0`);
  Object.assign(window, { _ccRun: false });
};
