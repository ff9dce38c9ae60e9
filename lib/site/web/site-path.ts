const base = 'https://site.invalid';

/** `value` as a path on this site, safe to redirect to; null if it would redirect to another site. */
export const sitePath = (value: string): string | null => {
  const url = value.startsWith('/') ? URL.parse(value, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
