/** What a visitor may agree to, beside what the site needs. */
export const consentCategories = ['analytics', 'media'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export const consentCookie = 'cc_cookie';

/** Raised when what is asked for changes: then everybody is asked again. */
export const consentRevision = 1;

/** What the visitor has agreed to, as the library keeps it; null before an answer to what is asked for now. */
export const consentAnswer = (): string[] | null => {
  const [, value = 'null'] = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const { categories, revision } = JSON.parse(decodeURIComponent(value)) ?? {};
    return Array.isArray(categories) && revision === consentRevision ? categories : null;
  } catch {
    return null;
  }
};
