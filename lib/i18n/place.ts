import type { Locale } from './locales';

/** A city and its country as the locale writes them, from their names in it; once where both are called the same. */
export const formatPlace = (locale: Locale, city: string, country: string): string => {
  if (city === country) return city;
  if (locale === 'cn') return country + city;
  return locale === 'jp' ? `${country}、${city}` : `${city}, ${country}`;
};
