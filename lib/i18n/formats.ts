import type { Locale } from './locales';
import { memoize, memoizePerLocale } from './memoize.ts';
import {
  addInBrackets,
  dateSeparator,
  firstDaySuffix,
  listSeparator,
  regionNameOverrides,
  timeOfDay,
  unitSpace,
} from './writing.ts';

const narrowSpaces = (locale: Locale, text: string): string => text.replaceAll('\u00a0', unitSpace[locale] ?? '\u00a0');

const createNumberFormat = (options: Intl.NumberFormatOptions) => {
  const getFormat = memoizePerLocale((tag) => new Intl.NumberFormat(tag, options));
  return (locale: Locale, value: number): string => narrowSpaces(locale, getFormat(locale).format(value));
};

const createDateFormat = (options: Intl.DateTimeFormatOptions) => {
  const getFormat = memoizePerLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }));
  return (locale: Locale, from: Date | string, to?: Date | string): string => {
    const format = getFormat(locale);
    const parts = to ? format.formatRangeToParts(new Date(from), new Date(to)) : format.formatToParts(new Date(from));
    const formatted = parts.map(({ type, value }) => {
      if (type !== 'day') return value;
      const day = Number(value);
      return day === 1 ? `1${firstDaySuffix[locale]}` : `${day}`;
    });
    return formatted.join('');
  };
};

const currency = { style: 'currency', currency: 'EUR' } as const;
const formatSignedEuro = createNumberFormat({ ...currency, signDisplay: 'exceptZero' });
const formatSignedPercent = createNumberFormat({
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const toFractionDigits = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const getNumberFormat = memoize((decimals: number) => createNumberFormat(toFractionDigits(decimals)));
const getPercentFormat = memoize((decimals: number) =>
  createNumberFormat({ style: 'percent', ...toFractionDigits(decimals) }),
);

const formatDateYear = createDateFormat({ year: 'numeric' });
const formatShortMonth = createDateFormat({ month: 'short' });
const formatShortDay = createDateFormat({ day: 'numeric', month: 'short' });
const formatInParis = createDateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

const formatShortInParis = createDateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** An amount in euro with cents, in the format of the locale. */
export const formatEuro = createNumberFormat(currency);

const getMoneyFormat = memoize((code: string) =>
  createNumberFormat({ style: 'currency', currency: code, trailingZeroDisplay: 'stripIfInteger' }),
);

/** An amount in a currency, with cents only if they are not zero, in the format of the locale. */
export const formatMoney = (locale: Locale, amount: number, currencyCode: string): string =>
  getMoneyFormat(currencyCode)(locale, amount);

/** A change in euro with its sign, in the format of the locale. Lines do not break after the sign. */
export const formatEuroChange = (locale: Locale, amount: number): string =>
  formatSignedEuro(locale, amount).replaceAll('-', '−').replace('−€', '−\u2060€');

/** A change in euro and in percent with their signs, in the format of the locale. */
export const formatChange = (locale: Locale, amount: number, percent: number): string =>
  addInBrackets[locale](formatEuroChange(locale, amount), formatPercentChange(locale, percent));

/** A change in percent with its sign, in the format of the locale. */
export const formatPercentChange = (locale: Locale, percent: number): string =>
  formatSignedPercent(locale, percent / 100).replaceAll('-', '−');

/** A number with a fixed number of decimals, in the format of the locale. */
export const formatNumber = (locale: Locale, value: number, decimals: number): string =>
  getNumberFormat(decimals)(locale, value);

/** A percentage with a fixed number of decimals, in the format of the locale. `percent` is 0 to 100. */
export const formatPercent = (locale: Locale, percent: number, decimals: number): string =>
  getPercentFormat(decimals)(locale, percent / 100);

/** An ISO date in the long format of the locale. */
export const formatDate = createDateFormat({ dateStyle: 'long' });

/** A range of days from one ISO date to another, in the format of the locale; a single day if both are equal. */
export const formatDays = (locale: Locale, from: string, to: string): string => {
  const separator = dateSeparator[locale];
  if (!separator || from === to) return formatDate(locale, from, to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return formatDate(locale, from) + separator + (isSameYear ? formatDay : formatDate)(locale, to);
};

/** The day and month of an ISO date, in the format of the locale. */
export const formatDay = createDateFormat({ day: 'numeric', month: 'long' });

/** The month and year of an ISO date, in the format of the locale. */
export const formatMonth = createDateFormat({ month: 'long', year: 'numeric' });

/** A year, in the format of the locale. */
export const formatYear = (locale: Locale, year: number): string => formatDateYear(locale, new Date(Date.UTC(year)));

/** The label of an ISO date on an axis: the year on 1 January, the month on any other first day, otherwise the day. */
export const formatAxisDate = (locale: Locale, date: string): string => {
  const format = date.endsWith('-01-01') ? formatDateYear : date.endsWith('-01') ? formatShortMonth : formatShortDay;
  return format(locale, date);
};

/** A time of day such as `17:05`, in the format of the locale. */
export const formatTime = (locale: Locale, time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return timeOfDay[locale](hours, minutes);
};

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const formatWeekday = createDateFormat({ weekday: 'short' });

/** Opening hours in schema.org's form, such as `Mo-Sa 10:00-19:00`, in the format of the locale. */
export const formatOpeningHours = (locale: Locale, openingHours: string): string => {
  const [days = '', times = ''] = openingHours.split(' ');
  const separator = dateSeparator[locale] ?? ' – ';
  /** 1 January 2024 was a Monday. */
  const dayNames = days
    .split('-')
    .map((day) => formatWeekday(locale, new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))));
  const timesOfDay = times.split('-').map((time) => formatTime(locale, time));
  return [dayNames, timesOfDay].map((range) => range.join(separator)).join(listSeparator[locale]);
};

const localizeTime = (locale: Locale, moment: string): string =>
  moment.replace(/\d{2}:\d{2}/, (time) => formatTime(locale, time));

/** An ISO date and time in Paris time, in the long format of the locale. */
export const formatMoment = (locale: Locale, moment: string): string =>
  localizeTime(locale, formatInParis(locale, moment));

/** An ISO date and time in Paris time, in a short format without the year, for narrow layouts. */
export const formatShortMoment = (locale: Locale, moment: string): string =>
  localizeTime(locale, formatShortInParis(locale, moment));

/** The regions with short names; `Intl`'s long names are the names of their administrations. */
const shortNameCodes = ['HK', 'MO'];

const getRegionNames = memoize((style: 'short' | 'long') =>
  memoizePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'region', style })),
);

/** The name of a country in the locale, from its two-letter code. */
export const getCountryName = (locale: Locale, code: string): string => {
  const style = shortNameCodes.includes(code) ? 'short' : 'long';
  return regionNameOverrides[locale][code] ?? getRegionNames(style)(locale).of(code) ?? code;
};

const getLanguageNames = memoizePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language in the locale, from its BCP 47 tag. */
export const getLanguageName = (locale: Locale, tag: string): string => {
  const { language } = new Intl.Locale(tag);
  return getLanguageNames(locale).of(language) ?? language;
};

const createSizeFormat = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  memoizePerLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }));

const getKilobyteFormat = createSizeFormat('kilobyte', 0);
const getMegabyteFormat = createSizeFormat('megabyte', 1);

/** A size in bytes, in the format of the locale: in kilobytes, or from a million bytes in megabytes. */
export const formatSize = (locale: Locale, bytes: number): string =>
  bytes < 1_000_000
    ? getKilobyteFormat(locale).format(bytes / 1000)
    : getMegabyteFormat(locale).format(bytes / 1_000_000);
