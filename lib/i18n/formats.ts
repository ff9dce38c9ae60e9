import { type Locale, localeTable } from './locales';

/** An amount of euro with cents, as the locale writes it. */
export const formatEuro = (locale: Locale, amount: number): string =>
  new Intl.NumberFormat(localeTable[locale].formats, { style: 'currency', currency: 'EUR' }).format(amount);

/** An ISO date as the locale writes it in full. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(localeTable[locale].formats, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Called by their short names, since the long ones are those of their administrations. */
const shortlyNamed = ['HK', 'MO'];

const regionNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in the locale, from its two-letter code. */
export const countryName = (locale: Locale, code: string): string => {
  const style = shortlyNamed.includes(code) ? 'short' : 'long';
  const key = `${locale} ${style}`;
  const { formats } = localeTable[locale];
  const names = regionNames.get(key) ?? new Intl.DisplayNames(formats, { type: 'region', style });
  regionNames.set(key, names);
  return names.of(code) ?? code;
};
