import type { Locale } from './locales';

// Formats of each locale that `Intl` lacks, or has differently from common use. One table per question, so that
// browsers load only the tables that they use.

/** The separator of groups of three digits. */
const thousandsSeparator: Record<Locale, string> = { en: ',', fr: '\u202f', it: '.', cn: ',', jp: ',' };

const cityFirst = (city: string, country: string) => `${city}, ${country}`;

/** A city and its country, from their names in the locale. */
const cityAndCountry: Record<Locale, (city: string, country: string) => string> = {
  en: cityFirst,
  fr: cityFirst,
  it: cityFirst,
  cn: (city, country) => country + city,
  jp: (city, country) => `${country}、${city}`,
};

/** What stands between the parts of a list. */
export const listSeparator: Record<Locale, string> = { en: ', ', fr: ', ', it: ', ', cn: '，', jp: '、' };

/** The space before € and %; null if `Intl`'s is right. */
export const unitSpace: Record<Locale, string | null> = { en: null, fr: '\u202f', it: null, cn: null, jp: null };

/** The suffix of the first day of a month. */
export const firstDaySuffix: Record<Locale, string> = { en: '', fr: 'er', it: 'º', cn: '', jp: '' };

/** The separator of two dates; null if `Intl`'s format is right, and not in figures and slashes. */
export const dateSeparator: Record<Locale, string | null> = { en: null, fr: null, it: null, cn: '至', jp: '～' };

const withColon = (hours: string, minutes: string) => `${hours}:${minutes}`;

/** A time of day, from its hours and minutes of two digits. */
export const timeOfDay: Record<Locale, (hours: string, minutes: string) => string> = {
  en: withColon,
  fr: (hours, minutes) => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  it: (hours, minutes) => `${hours}.${minutes}`,
  cn: withColon,
  jp: withColon,
};

/**
 * Names of regions by their two-letter codes, if they differ from `Intl`: the names that mainland China uses in lists
 * of countries.
 */
export const regionNameOverrides: Record<Locale, Readonly<Record<string, string>>> = {
  en: {},
  fr: {},
  it: {},
  cn: { FK: '马尔维纳斯群岛', HK: '中国香港', MO: '中国澳门', PS: '巴勒斯坦', TW: '中国台湾' },
  jp: {},
};

/** A whole number with the digit groups of the locale, without `Intl`, whose first use delays a phone. */
export const formatCount = (locale: Locale, count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator[locale]);

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
