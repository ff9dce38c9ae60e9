import type { Locale } from './locales';
import { oncePer, oncePerLocale } from './once-per.ts';
import { dateSeparator, firstDaySuffix, regionNamesIn, timeOfDay, unitSpace } from './writing.ts';

const narrow = (locale: Locale, text: string): string => text.replaceAll('\u00a0', unitSpace[locale] ?? '\u00a0');

const numbers = (options: Intl.NumberFormatOptions) => {
  const formats = oncePerLocale((tag) => new Intl.NumberFormat(tag, options));
  return (locale: Locale, value: number): string => narrow(locale, formats(locale).format(value));
};

const dates = (options: Intl.DateTimeFormatOptions) => {
  const formats = oncePerLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }));
  return (locale: Locale, from: Date | string, to?: Date | string): string => {
    const format = formats(locale);
    const parts = to ? format.formatRangeToParts(new Date(from), new Date(to)) : format.formatToParts(new Date(from));
    const written = parts.map(({ type, value }) => {
      if (type !== 'day') return value;
      const day = Number(value);
      return day === 1 ? `1${firstDaySuffix[locale]}` : `${day}`;
    });
    return written.join('');
  };
};

const currency = { style: 'currency', currency: 'EUR' } as const;
const signedEuro = numbers({ ...currency, signDisplay: 'exceptZero' });
const signedPercent = numbers({ style: 'percent', minimumFractionDigits: 2, signDisplay: 'exceptZero' });
const withDecimals = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const plainNumbers = oncePer((decimals: number) => numbers(withDecimals(decimals)));
const percentages = oncePer((decimals: number) => numbers({ style: 'percent', ...withDecimals(decimals) }));

const year = dates({ year: 'numeric' });
const shortMonth = dates({ month: 'short' });
const shortDay = dates({ day: 'numeric', month: 'short' });
const momentInParis = dates({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' });

const shortMomentInParis = dates({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** An amount in euro with cents, in the format of the locale. */
export const formatEuro = numbers(currency);

/** An amount in euro, with cents only if it has any, in the format of the locale. */
export const formatRoundEuro = numbers({ ...currency, trailingZeroDisplay: 'stripIfInteger' });

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
  plainNumbers(decimals)(locale, value);

/** A percentage with a number of decimals, in the format of the locale. */
export const formatPercent = (locale: Locale, percent: number, decimals: number): string =>
  percentages(decimals)(locale, percent / 100);

/** An ISO date in the long format of the locale. */
export const formatDate = dates({ dateStyle: 'long' });

/** The days from one ISO date to another, in the format of the locale; a single day if both are the same. */
export const formatDays = (locale: Locale, from: string, to: string): string => {
  const separator = dateSeparator[locale];
  if (!separator || from === to) return formatDate(locale, from, to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return formatDate(locale, from) + separator + (isSameYear ? formatDay : formatDate)(locale, to);
};

/** The day and month of an ISO date, in the format of the locale. */
export const formatDay = dates({ day: 'numeric', month: 'long' });

/** The month and year of an ISO date, in the format of the locale. */
export const formatMonth = dates({ month: 'long', year: 'numeric' });

/** A year, in the format of the locale. */
export const formatYear = (locale: Locale, of: number): string => year(locale, new Date(Date.UTC(of)));

/** An ISO date on an axis: the year at its beginning, else the month at its beginning, else the day. */
export const formatAxisDate = (locale: Locale, date: string): string => {
  const format = date.endsWith('-01-01') ? year : date.endsWith('-01') ? shortMonth : shortDay;
  return format(locale, date);
};

/** A time of day, given as `17:05`, in the format of the locale. */
export const formatTime = (locale: Locale, time: string): string => {
  const [hours = '', minutes = ''] = time.split(':');
  return timeOfDay[locale](hours, minutes);
};

const inWords = (locale: Locale, moment: string): string =>
  moment.replace(/\d{2}:\d{2}/, (time) => formatTime(locale, time));

/** An ISO date and time, in Paris time and the format of the locale. */
export const formatMoment = (locale: Locale, moment: string): string => inWords(locale, momentInParis(locale, moment));

/** The same without the year, for narrow places. */
export const formatShortMoment = (locale: Locale, moment: string): string =>
  inWords(locale, shortMomentInParis(locale, moment));

/** By their short names; the long ones are those of their administrations. */
const shortlyNamed = ['HK', 'MO'];

const regionNames = oncePer((style: 'short' | 'long') =>
  oncePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'region', style })),
);

/** The name of a country in the locale, from its two-letter code. */
export const countryName = (locale: Locale, code: string): string => {
  const style = shortlyNamed.includes(code) ? 'short' : 'long';
  return regionNamesIn[locale][code] ?? regionNames(style)(locale).of(code) ?? code;
};

const languageNames = oncePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** The name of a language in the locale, from its tag. */
export const languageName = (locale: Locale, tag: string): string => {
  const { language } = new Intl.Locale(tag);
  return languageNames(locale).of(language) ?? language;
};

const formatterOf = (unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
  oncePerLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits }));

const [kilobytes, megabytes] = [formatterOf('kilobyte', 0), formatterOf('megabyte', 1)];

/** A size in bytes in the format of the locale: in kilobytes, or in megabytes from a million on. */
export const formatSize = (locale: Locale, size: number): string =>
  size < 1_000_000 ? kilobytes(locale).format(size / 1000) : megabytes(locale).format(size / 1_000_000);
