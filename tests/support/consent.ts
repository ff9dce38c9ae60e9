import { consentCookie } from '@/lib/browser/consent/answer';

const write = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${line}; Path=/`;
};

/** Puts `value` where the visitor's answer is kept. */
export const writeAnswer = (value: string): void => write(`${consentCookie}=${encodeURIComponent(value)}`);

/** Forgets the answer, and that the library has begun: as in a page that was just loaded, in a browser that is new here. */
export const forgetAnswer = (): void => {
  write(`${consentCookie}=; Max-Age=0`);
  Object.assign(window, { _ccRun: false });
};
