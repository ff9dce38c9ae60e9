const base = 'https://site.invalid';

/** Whether `value` is a path on this site, so that following it cannot lead away from it. */
export const isSitePath = (value: string): boolean =>
  value.startsWith('/') && URL.canParse(value, base) && new URL(value, base).origin === base;
