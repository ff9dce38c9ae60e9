import type { Locale } from './locales';
import { cityAndCountry } from './writing';

/**
 * A city and its country in the format of the locale, from their names in it: once if both have the same name, one if
 * the other is unknown, null if both are.
 */
export function formatPlace(locale: Locale, city: string, country: string): string;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null {
  if (!city || !country || city === country) return city || country;
  return cityAndCountry[locale](city, country);
}
