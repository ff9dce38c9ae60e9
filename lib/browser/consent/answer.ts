import { readForVisit } from '../stored';

/** The categories of consent, besides the necessary cookies. */
export const consentCategories = ['analytics', 'media'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const consentCookie = 'cc_cookie';

/** Increase this when the question changes: all visitors are then asked again. */
export const consentRevision = 1;

/** The answer in the format of the library; null if it is none to the current question. */
const parseAnswer = (value: string): string[] | null => {
  try {
    const { categories, revision } = JSON.parse(decodeURIComponent(value)) ?? {};
    return Array.isArray(categories) && revision === consentRevision ? categories : null;
  } catch {
    return null;
  }
};

/**
 * The visitor's consent as the library stores it or, if the browser refuses cookies, for this visit; null before the
 * current question is answered.
 */
export const readConsentAnswer = (): string[] | null => {
  const [, cookie = ''] = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(document.cookie) ?? [];
  return parseAnswer(cookie) ?? parseAnswer(readForVisit(consentCookie) ?? '');
};
