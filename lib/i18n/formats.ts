import type { Locale } from './locales';
import { memoize, memoizePerLocale } from './memoize.ts';
import { dateSeparator, firstDaySuffix, regionNameOverrides, timeOfDay, unitSpace } from './writing.ts';

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
const signedEuro = createNumberFormat({ ...currency, signDisplay: 'exceptZero' });
const signedPercent = createNumberFormat({ style: 'percent', minimumFractionDigits: 2, signDisplay: 'exceptZero' });
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

/** An amount in euro, with cents only if it has any, in the format of the locale. */
export const formatRoundEuro = createNumberFormat({ ...currency, trailingZeroDisplay: 'stripIfInteger' });

/** A change in euro with its sign, in the format of the locale. No line ends after the sign. */
export const formatEuroChange = (locale: Locale, amount: number): string =>
  signedEuro(locale, amount).replaceAll('-', '−').replace('−€', '−\u2060€');

/** A change in euro and in percent with their signs, in the format of the locale. */
export const formatChange = (locale: Locale, amount: number, percent: number): string =>
  `${formatEuroChange(locale, amount)} (${formatPercentChange(locale, percent)})`;

/** A change in percent with its sign, in the format of the locale. */
export const formatPercentChange = (locale: Locale, percent: number): string =>
  signedPercent(locale, percent / 100).replaceAll('-', '−');

/** A number with a number of decimals, in the format of the locale. */
export const formatNumber = (locale: Locale, value: number, decimals: number): string =>
  getNumberFormat(decimals)(locale, value);

/** A percentage with a number of decimals, in the format of the locale. */
export const formatPercent = (locale: Locale, percent: number, decimals: number): string =>
  getPercentFormat(decimals)(locale, percent / 100);

/** An ISO date in the long format of the locale. */
export const formatDate = createDateFormat({ dateStyle: 'long' });

/** The days from one ISO date to another, in the format of the locale; a single day if both are the same. */
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

/** An ISO date on an axis: the year at its beginning, else the month at its beginning, else the day. */
export const formatAxisDate = (locale: Locale, date: string): string => {
  const format = date.endsWith('-01-01') ? formatDateYear : date.endsWith('-01') ? formatShortMonth : formatShortDay;
  return format(locale, date);
};

/** A time of day, given as `17:05`, in the format of the locale. */
export const formatTime = (locale: Locale, time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return timeOfDay[locale](hours, minutes);
};

const localizeTime = (locale: Locale, moment: string): string =>
  moment.replace(/\d{2}:\d{2}/, (time) => formatTime(locale, time));

/** An ISO date and time, in Paris time and the format of the locale. */
export const formatMoment = (locale: Locale, moment: string): string =>
  localizeTime(locale, formatInParis(locale, moment));

/** The same without the year, for narrow places. */
export const formatShortMoment = (locale: Locale, moment: string): string =>
  localizeTime(locale, formatShortInParis(locale, moment));

/** By their short names; the long ones are those of their administrations. */
const shortNameCodes = ['HK', 'MO'];

const getRegionNames = memoize((style: 'short' | 'long') =>
  memoizePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'region', style })),
);

/** The name of a country in the locale, from its two-letter code. */
export const countryName = (locale: Locale, code: string): string => {
  const style = shortNameCodes.includes(code) ? 'short' : 'long';
  return regionNameOverrides[locale][code] ?? getRegionNames(style)(locale).of(code) ?? code;
};

const getLanguageNames = memoizePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language in the locale, from its tag. */
export const languageName = (locale: Locale, tag: string): string => {
  const { language } = new Intl.Locale(tag);
  return getLanguageNames(locale).of(language) ?? language;
};

const createSizeFormat = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  memoizePerLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }));

const [kilobytes, megabytes] = [createSizeFormat('kilobyte', 0), createSizeFormat('megabyte', 1)];

/** A size in bytes in the format of the locale: in kilobytes, or in megabytes from a million on. */
export const formatSize = (locale: Locale, bytes: number): string =>
  bytes < 1_000_000 ? kilobytes(locale).format(bytes / 1000) : megabytes(locale).format(bytes / 1_000_000);
