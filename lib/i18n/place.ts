import type { Locale } from './locales';
import { writing } from './writing';

/** A city and its country as the locale writes them, from their names in it; once where both are called the same. */
export const formatPlace = (locale: Locale, city: string, country: string): string =>
  city === country ? city : writing[locale].place(city, country);
