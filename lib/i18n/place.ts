import type { Locale } from './locales';

const separators: Partial<Record<Locale, string>> = { cn: '，', jp: '、' };

/** A city and its country as the locale writes them, from their names in it; once where both are called the same. */
export const formatPlace = (locale: Locale, city: string, country: string): string =>
  city === country ? city : city + (separators[locale] ?? ', ') + country;
