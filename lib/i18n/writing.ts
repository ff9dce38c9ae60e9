import type { Locale } from './locales.ts';

/** How a locale is written where `Intl` does not say so, or says it differently from what readers are used to. */
interface Writing {
  /** What stands between groups of three digits. */
  thousands: string;
  /** A city and its country, from their names in the locale. */
  place: (city: string, country: string) => string;
  /** Whether the space before € and % is a narrow one, where `Intl` has a wide one. */
  narrowSpaces?: boolean;
  /** What follows the first day of a month. */
  firstDay?: string;
  /** What stands between two dates, where `Intl` would write them in figures and slashes. */
  dateRange?: string;
  /** A time of the day, from its hours and minutes of two digits; `17:05` unless given. */
  time?: (hours: string, minutes: string) => string;
  /** Names of regions by their two-letter codes, where `Intl` has others. */
  regions?: Readonly<Record<string, string>>;
}

const cityFirst = (city: string, country: string) => `${city}, ${country}`;

/** One row per locale. Browsers load it: what searches alone need is in `lib/search/vocabulary`. */
export const writing: Record<Locale, Writing> = {
  en: { thousands: ',', place: cityFirst },
  fr: {
    thousands: '\u202f',
    place: cityFirst,
    narrowSpaces: true,
    firstDay: 'er',
    time: (hours, minutes) => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  },
  it: { thousands: '.', place: cityFirst, firstDay: 'º' },
  cn: {
    thousands: ',',
    place: (city, country) => country + city,
    dateRange: '至',
    // As the mainland calls its regions, which stand beside countries in lists.
    regions: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  },
  jp: { thousands: ',', place: (city, country) => `${country}、${city}`, dateRange: '～' },
};
