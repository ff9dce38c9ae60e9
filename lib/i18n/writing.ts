import type { Locale } from './locales';

// Formats of each locale that `Intl` lacks, or that differ from it. The tables are separate, so that browsers load only
// the tables that they use.

/** The separator between groups of three digits. */
const thousandsSeparator: Record<Locale, string> = { en: ',', fr: '\u202f', it: '.', cn: ',', jp: ',' };

const joinCityFirst = (city: string, country: string) => `${city}, ${country}`;

/** Formats a city and its country, from their names in the locale. */
const cityAndCountry: Record<Locale, (city: string, country: string) => string> = {
  en: joinCityFirst,
  fr: joinCityFirst,
  it: joinCityFirst,
  cn: (city, country) => country + city,
  jp: (city, country) => `${country}、${city}`,
};

/** The separator between the items of a list. */
export const listSeparator: Record<Locale, string> = { en: ', ', fr: ', ', it: ', ', cn: '，', jp: '、' };

const withRoundBrackets = (text: string, addition: string) => `${text} (${addition})`;
const withWideBrackets = (text: string, addition: string) => `${text}（${addition}）`;

/** Adds a text in brackets to another. */
export const addInBrackets: Record<Locale, (text: string, addition: string) => string> = {
  en: withRoundBrackets,
  fr: withRoundBrackets,
  it: withRoundBrackets,
  cn: withWideBrackets,
  jp: withWideBrackets,
};

/** The space before € and %; null for that of `Intl`. */
export const unitSpace: Record<Locale, string | null> = { en: null, fr: '\u202f', it: null, cn: null, jp: null };

/** The units that follow a figure without a space; null for all units. */
const unspacedUnits: Record<Locale, string[] | null> = { en: ['%', '°C'], fr: [], it: ['%'], cn: null, jp: null };

/** The suffix of the first day of a month. */
export const firstDaySuffix: Record<Locale, string> = { en: '', fr: 'er', it: 'º', cn: '', jp: '' };

/** The separator between two dates; null where `Intl` formats a range of dates in words, not in slashed numbers. */
export const dateSeparator: Record<Locale, string | null> = { en: null, fr: null, it: null, cn: '至', jp: '～' };

const withColon = (hours: string, minutes: string) => `${hours}:${minutes}`;

/** Formats a time of day, from its hours and minutes with two digits each. */
export const timeOfDay: Record<Locale, (hours: string, minutes: string) => string> = {
  en: withColon,
  fr: (hours, minutes) => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  it: (hours, minutes) => `${hours}.${minutes}`,
  cn: withColon,
  jp: withColon,
};

/** The region names that replace those of `Intl`, by two-letter code: mainland China uses its own in country lists. */
export const regionNameOverrides: Record<Locale, Readonly<Record<string, string>>> = {
  en: {},
  fr: {},
  it: {},
  cn: { FK: '马尔维纳斯群岛', HK: '中国香港', MO: '中国澳门', PS: '巴勒斯坦', TW: '中国台湾' },
  jp: {},
};

/** The no-break space between a figure and its unit, such as `€` or `hours`; empty where the locale has none. */
export const getUnitSpace = (locale: Locale, unit: string): string => {
  if (unspacedUnits[locale]?.includes(unit) ?? true) return '';
  return (/[%€]/.test(unit) && unitSpace[locale]) || '\u00a0';
};

/** A whole number with the digit groups of the locale. It avoids `Intl`, whose first use is slow on phones. */
export const formatCount = (locale: Locale, count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator[locale]);

/**
 * A city and its country in the format of the locale, from their names in it. If both have the same name or one is
 * unknown, it returns only one name; if both are unknown, null.
 */
export function formatPlace(locale: Locale, city: string, country: string): string;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null;
export function formatPlace(locale: Locale, city: string | null, country: string | null): string | null {
  if (!city || !country || city === country) return city || country;
  return cityAndCountry[locale](city, country);
}
