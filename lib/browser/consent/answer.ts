/** The categories of consent, besides the necessary cookies. */
export const consentCategories = ['analytics', 'media'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const consentCookie = 'cc_cookie';

/** Increase this when the question changes: all visitors are then asked again. */
export const consentRevision = 1;

/** The last answer, which stands until the page is left if the browser refuses cookies. */
let lastAnswer: readonly string[] | null = null;

/** Keeps an answer until the page is left; null forgets it. */
export const keepLastAnswer = (categories: readonly string[] | null): void => {
  lastAnswer = categories;
};

/** The visitor's consent as the library stores it; null before the current question is answered. */
export const readConsentAnswer = (): readonly string[] | null => {
  const [, value = 'null'] = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const { categories, revision } = JSON.parse(decodeURIComponent(value)) ?? {};
    return Array.isArray(categories) && revision === consentRevision ? categories : lastAnswer;
  } catch {
    return lastAnswer;
  }
};
