import { expect, it } from 'vitest';
import {
  formatAxisDate,
  formatChange,
  formatDate,
  formatDay,
  formatDays,
  formatEuro,
  formatMoment,
  formatMoney,
  formatNumber,
  formatOpeningHours,
  formatPercent,
  formatShortMoment,
  formatSize,
  formatTime,
  formatYear,
  getCountryName,
  getLanguageName,
} from './formats';
import { type Locale, locales } from './locales';
import { toPagePath } from './paths';

const toSpaces = (text: string) => text.replace(/\s/g, ' ');

it.each<[string, (locale: Locale) => string, ...string[]]>([
  ['euro', (locale) => formatEuro(locale, 123.4), '€123.40', '123,40 €', '123,40 €', '€123.40', '€123.40'],
  ['a language', (locale) => getLanguageName(locale, 'en'), 'English', 'anglais', 'inglese', '英语', '英語'],
  ['a country', (locale) => getCountryName(locale, 'CH'), 'Switzerland', 'Suisse', 'Svizzera', '瑞士', 'スイス'],
  [
    'opening hours',
    (locale) => formatOpeningHours(locale, 'Mo-Sa 10:00-19:30'),
    'Mon – Sat, 10:00 – 19:30',
    'lun. – sam., 10 h – 19 h 30',
    'lun – sab, 10.00 – 19.30',
    '周一至周六，10:00至19:30',
    '月～土、10:00～19:30',
  ],
  [
    'a change',
    (locale) => formatChange(locale, -1234.5, -4.2),
    '−\u2060€1,234.50 (−4.20%)',
    '−1 234,50 € (−4,20 %)',
    '−1234,50 € (−4,20%)',
    '−\u2060€1,234.50（−4.20%）',
    '−\u2060€1,234.50（−4.20%）',
  ],
  ['a number', (locale) => formatNumber(locale, 62400, 0), '62,400', '62 400', '62.400', '62,400', '62,400'],
  ['a year', (locale) => formatYear(locale, 1834), '1834', '1834', '1834', '1834年', '1834年'],
  ['a size', (locale) => formatSize(locale, 27_600), '28 kB', '28 ko', '28 kB', '28 kB', '28 KB'],
  ['a time', (locale) => formatTime(locale, '17:45'), '17:45', '17 h 45', '17.45', '17:45', '17:45'],
  [
    'a short moment',
    (locale) => formatShortMoment(locale, '2026-11-20T16:30:00Z'),
    '20 Nov, 17:30',
    '20 nov., 17 h 30',
    '20 nov, 17.30',
    '11月20日 17:30',
    '11月20日 17:30',
  ],
  [
    'the first day of a month, as an ordinal in French and Italian',
    (locale) => formatDate(locale, '2026-11-01'),
    '1 November 2026',
    '1er novembre 2026',
    '1º novembre 2026',
    '2026年11月1日',
    '2026年11月1日',
  ],
  [
    'days of two years',
    (locale) => formatDays(locale, '2026-11-13', '2027-01-31'),
    '13 November 2026 – 31 January 2027',
    '13 novembre 2026 – 31 janvier 2027',
    '13 novembre 2026 – 31 gennaio 2027',
    '2026年11月13日至2027年1月31日',
    '2026年11月13日～2027年1月31日',
  ],
  [
    'days of a month, from its first',
    (locale) => formatDays(locale, '2026-11-01', '2026-11-03'),
    '1 – 3 November 2026',
    '1er–3 novembre 2026',
    '1º–3 novembre 2026',
    '2026年11月1日至11月3日',
    '2026年11月1日～11月3日',
  ],
  [
    'days until the first of a year',
    (locale) => formatDays(locale, '2026-12-05', '2027-01-01'),
    '5 December 2026 – 1 January 2027',
    '5 décembre 2026 – 1er janvier 2027',
    '5 dicembre 2026 – 1º gennaio 2027',
    '2026年12月5日至2027年1月1日',
    '2026年12月5日～2027年1月1日',
  ],
  [
    'a single day',
    (locale) => formatDays(locale, '2026-01-05', '2026-01-05'),
    '5 January 2026',
    '5 janvier 2026',
    '5 gennaio 2026',
    '2026年1月5日',
    '2026年1月5日',
  ],
])('writes %s as each locale does', (_, format, ...expected) => {
  expect(locales.map((locale) => toSpaces(format(locale)))).toEqual(expected);
});

it.each([
  ['a round amount', formatMoney('en', 320, 'EUR'), '€320'],
  ['an amount with cents', formatMoney('en', 322.5, 'EUR'), '€322.50'],
  ['a rise', formatChange('en', 1.2, 0.41), '+€1.20 (+0.41%)'],
  ['no change', formatChange('en', 0, 0), '€0.00 (0.00%)'],
  ['a rise with narrow spaces', formatChange('fr', 1.2, 0.41), '+1,20\u202f€ (+0,41\u202f%)'],
  ['euro with narrow spaces', formatEuro('fr', 1234.5), '1\u202f234,50\u202f€'],
  ['euro with a usual space', formatEuro('it', 12), '12,00\u00a0€'],
  ['decimals', formatNumber('fr', 4, 1), '4,0'],
  ['a percentage', formatPercent('en', 0.7, 1), '0.7%'],
  ['a percentage with a narrow space', formatPercent('fr', 96, 0), '96\u202f%'],
  ['a full hour', formatTime('fr', '10:00'), '10\u00a0h'],
  ['a time without a leading zero', formatTime('fr', '09:05'), '9\u00a0h\u00a005'],
  ['opening hours of a day', formatOpeningHours('en', 'Su 12:00-17:00'), 'Sun, 12:00 – 17:00'],
  ['a moment in Paris time', formatMoment('fr', '2026-07-01T15:30:00Z'), '1er juillet 2026 à 17\u00a0h\u00a030'],
  ['a moment in winter', formatMoment('it', '2026-11-01T16:30:00Z'), '1º novembre 2026 alle ore 17.30'],
  ['a moment in Chinese', formatMoment('cn', '2026-01-05T16:30:00Z'), '2026年1月5日 17:30'],
  ['a day without its year', formatDay('fr', '2026-11-01'), '1er novembre'],
  ['a later day', formatDate('it', '2026-10-21'), '21 ottobre 2026'],
  ['a year of an axis', formatAxisDate('en', '2026-01-01'), '2026'],
  ['a month of an axis', formatAxisDate('fr', '2026-11-01'), 'nov.'],
  ['a day of an axis', formatAxisDate('jp', '2026-04-12'), '4月12日'],
  ['999 kB', formatSize('en', 999_499), '999 kB'],
  ['a megabyte', formatSize('en', 1_000_000), '1 MB'],
  ['megabytes', formatSize('en', 12_340_000), '12.3 MB'],
  ['the tag of a language', getLanguageName('en', 'zh-CN'), 'Chinese'],
  ['a region of China in Chinese', getCountryName('cn', 'TW'), '中国台湾'],
  ['a region of China in Japanese', getCountryName('jp', 'HK'), '香港'],
  ['a path', toPagePath('fr', 'groupe/histoire'), '/fr/groupe/histoire/'],
  ['the path of the home page', toPagePath('fr', ''), '/fr/'],
])('writes %s', (_, text, expected) => {
  expect(text).toBe(expected);
});

it('writes the same day in any time zone of the server', () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env.TZ = TZ;
      expect(formatDate('fr', '2026-01-01')).toBe('1er janvier 2026');
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
