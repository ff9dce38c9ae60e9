import { type Locale, locales } from './locales';

export type InEveryLocale<T> = Record<Locale, T>;

/** What `say` returns for each locale. */
export const inEveryLocale = <T>(say: (locale: Locale) => T): InEveryLocale<T> =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as InEveryLocale<T>;
