/** What a visitor may agree to, beside what the site needs. */
export type ConsentCategory = 'analytics' | 'media';

const cookieName = 'cc_cookie';
const halfAYear = 182 * 86_400;

/** What the visitor has agreed to; nothing before a choice, or where the cookie is not ours. */
const given = (): string[] => {
  const [, value] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie) ?? [];
  if (!value) return [];
  try {
    const { categories } = JSON.parse(decodeURIComponent(value)) as { categories?: unknown };
    return Array.isArray(categories) ? categories : [];
  } catch {
    return [];
  }
};

/** Whether the visitor has agreed to a category. */
export const hasConsent = (category: ConsentCategory): boolean => given().includes(category);

/** Notes that the visitor agrees to a category from now on. */
export const giveConsent = (category: ConsentCategory): void => {
  const categories = [...new Set([...given(), 'necessary', category])];
  const value = encodeURIComponent(JSON.stringify({ categories }));
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${cookieName}=${value}; Max-Age=${halfAYear}; Path=/; SameSite=Lax`;
};
