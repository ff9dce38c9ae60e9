import { type Locale, tagOf } from './locales';

/** An amount of euro with cents, as the locale writes it. */
export const formatEuro = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency: 'EUR' }).format(amount);

/** An ISO date as the locale writes it in full. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The name of a country in the locale, from its two-letter code. */
export const countryName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code;
