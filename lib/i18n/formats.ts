import { type Locale, localeTable } from './locales';

/** An amount of euro with cents, as the locale writes it. */
export const formatEuro = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(localeTable[locale].formats, { style: 'currency', currency: 'EUR' }).format(amount);

/** An ISO date as the locale writes it in full. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(localeTable[locale].formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const regionNames = new Map<Locale, Intl.DisplayNames>();

/** The name of a country in the locale, from its two-letter code. */
export const countryName = (locale: Locale, code: string): string => {
  const names = regionNames.get(locale) ?? new Intl.DisplayNames(localeTable[locale].formats, { type: 'region' });
  regionNames.set(locale, names);
  return names.of(code) ?? code;
};
