import type { Locale } from './locales';
import { cityAndCountry } from './writing';

/**
 * A city and its country as the locale writes them, from their names in it: once where both are called the same, one of
 * them where the other is not known, null where neither is.
 */
export function formatPlace(locale: Locale, city: string, country: string): string;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null {
  if (!city || !country || city === country) return city || country;
  return cityAndCountry[locale](city, country);
}
