import { describe, expect, it } from 'vitest';
import {
  formatAxisDate,
  formatChange,
  formatDate,
  formatDay,
  formatDays,
  formatEuro,
  formatMoment,
  formatNumber,
  formatOpeningHours,
  formatPercent,
  formatRoundEuro,
  formatShortMoment,
  formatSize,
  formatTime,
  formatYear,
  getCountryName,
  getLanguageName,
} from './formats';
import { type Locale, locales } from './locales';
import { toPagePath } from './paths';

const perLocale = (format: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, format(locale).replace(/\s/g, ' ')]));

describe('formats', () => {
  it('writes an amount of euro as each locale does', () => {
    expect(perLocale((locale) => formatEuro(locale, 123.4))).toEqual({
      en: '€123.40',
      fr: '123,40 €',
      it: '123,40 €',
      cn: '€123.40',
      jp: '€123.40',
    });
  });

  it('returns the name of a language in each locale, from its tag', () => {
    expect(perLocale((locale) => getLanguageName(locale, 'en'))).toEqual({
      en: 'English',
      fr: 'anglais',
      it: 'inglese',
      cn: '英语',
      jp: '英語',
    });
    expect(['zh-CN', 'ja-JP'].map((tag) => getLanguageName('en', tag))).toEqual(['Chinese', 'Japanese']);
  });

  it('writes opening hours as each locale does, from those of schema.org', () => {
    expect(perLocale((locale) => formatOpeningHours(locale, 'Mo-Sa 10:00-19:30'))).toEqual({
      en: 'Mon – Sat, 10:00 – 19:30',
      fr: 'lun. – sam., 10 h – 19 h 30',
      it: 'lun – sab, 10.00 – 19.30',
      cn: '周一至周六，10:00至19:30',
      jp: '月～土、10:00～19:30',
    });
    expect(formatOpeningHours('en', 'Su 12:00-17:00')).toBe('Sun, 12:00 – 17:00');
  });

  it('writes a round amount without cents', () => {
    expect([320, 322.5].map((amount) => formatRoundEuro('en', amount))).toEqual(['€320', '€322.50']);
  });

  it('writes a change with its sign, in euro and in percent', () => {
    expect(perLocale((locale) => formatChange(locale, -1234.5, -4.2))).toEqual({
      en: '−\u2060€1,234.50 (−4.20%)',
      fr: '−1 234,50 € (−4,20 %)',
      it: '−1234,50 € (−4,20%)',
      cn: '−\u2060€1,234.50 (−4.20%)',
      jp: '−\u2060€1,234.50 (−4.20%)',
    });
    expect(formatChange('en', 1.2, 0.41)).toBe('+€1.20 (+0.41%)');
    expect(formatChange('en', 0, 0)).toBe('€0.00 (0.00%)');
  });

  it('writes numbers and percentages with the given number of decimals', () => {
    expect(perLocale((locale) => formatNumber(locale, 62400, 0))).toEqual({
      en: '62,400',
      fr: '62 400',
      it: '62.400',
      cn: '62,400',
      jp: '62,400',
    });
    expect(formatNumber('fr', 4, 1)).toBe('4,0');
    expect(formatPercent('en', 0.7, 1)).toBe('0.7%');
    expect(formatPercent('fr', 96, 0)).toBe('96\u202f%');
  });

  it('writes narrow spaces before the euro and percent signs in French', () => {
    expect(formatEuro('fr', 1234.5)).toBe('1\u202f234,50\u202f€');
    expect(formatChange('fr', 1.2, 0.41)).toBe('+1,20\u202f€ (+0,41\u202f%)');
    expect(formatEuro('it', 12)).toBe('12,00\u00a0€');
  });

  it('writes a time of the day as each locale does', () => {
    expect(perLocale((locale) => formatTime(locale, '17:45'))).toEqual({
      en: '17:45',
      fr: '17 h 45',
      it: '17.45',
      cn: '17:45',
      jp: '17:45',
    });
    expect(['17:45', '10:00', '09:05'].map((time) => formatTime('fr', time))).toEqual([
      '17\u00a0h\u00a045',
      '10\u00a0h',
      '9\u00a0h\u00a005',
    ]);
  });

  it('labels an axis with the year, the month or the day that begins', () => {
    const names = (locale: Locale) =>
      ['2026-01-01', '2026-04-01', '2026-04-12'].map((date) => formatAxisDate(locale, date));
    expect(names('en')).toEqual(['2026', 'Apr', '12 Apr']);
    expect(names('jp')).toEqual(['2026年', '4月', '4月12日']);
  });

  it('writes a moment in Paris time', () => {
    expect(formatMoment('en', '2026-07-01T15:30:00Z')).toBe('1 July 2026 at 17:30');
    expect(formatMoment('fr', '2026-07-01T15:30:00Z')).toBe('1er juillet 2026 à 17\u00a0h\u00a030');
    expect(formatMoment('cn', '2026-01-05T16:30:00Z')).toBe('2026年1月5日 17:30');
  });

  it('writes a moment without its year in the short format', () => {
    expect(perLocale((locale) => formatShortMoment(locale, '2026-11-20T16:30:00Z'))).toEqual({
      en: '20 Nov, 17:30',
      fr: '20 nov., 17 h 30',
      it: '20 nov, 17.30',
      cn: '11月20日 17:30',
      jp: '11月20日 17:30',
    });
  });

  it('writes a date in full as each locale does', () => {
    expect(perLocale((locale) => formatDate(locale, '2026-01-05'))).toEqual({
      en: '5 January 2026',
      fr: '5 janvier 2026',
      it: '5 gennaio 2026',
      cn: '2026年1月5日',
      jp: '2026年1月5日',
    });
  });

  it('writes only the first day of a month as an ordinal in French and Italian', () => {
    expect(perLocale((locale) => formatDate(locale, '2026-11-01'))).toEqual({
      en: '1 November 2026',
      fr: '1er novembre 2026',
      it: '1º novembre 2026',
      cn: '2026年11月1日',
      jp: '2026年11月1日',
    });
    expect((['en', 'fr', 'it'] as const).map((locale) => formatDay(locale, '2026-11-01'))).toEqual([
      '1 November',
      '1er novembre',
      '1º novembre',
    ]);
    for (const day of ['02', '10', '11', '21', '30', '31'])
      for (const locale of ['fr', 'it'] as const)
        expect(formatDate(locale, `2026-10-${day}`)).toMatch(new RegExp(`^${Number(day)} (octobre|ottobre) 2026$`));
    expect(formatMoment('it', '2026-11-01T16:30:00Z')).toBe('1º novembre 2026 alle ore 17.30');
    expect(formatAxisDate('fr', '2026-11-01')).toBe('nov.');
  });

  it('writes the first day as an ordinal at the beginning or end of a range', () => {
    expect(perLocale((locale) => formatDays(locale, '2026-11-01', '2026-11-03'))).toEqual({
      en: '1 – 3 November 2026',
      fr: '1er–3 novembre 2026',
      it: '1º–3 novembre 2026',
      cn: '2026年11月1日至11月3日',
      jp: '2026年11月1日～11月3日',
    });
    const days = (from: string, to: string) => (['fr', 'it'] as const).map((locale) => formatDays(locale, from, to));
    expect(days('2026-10-28', '2026-11-01').map((text) => text.replace(/\s/g, ' '))).toEqual([
      '28 octobre – 1er novembre 2026',
      '28 ottobre – 1º novembre 2026',
    ]);
    expect(days('2026-12-01', '2027-01-01').map((text) => text.replace(/\s/g, ' '))).toEqual([
      '1er décembre 2026 – 1er janvier 2027',
      '1º dicembre 2026 – 1º gennaio 2027',
    ]);
    expect(days('2026-11-01', '2026-11-01')).toEqual(['1er novembre 2026', '1º novembre 2026']);
  });

  it('writes the days of an event without leading zeros', () => {
    expect(formatDays('it', '2026-11-05', '2026-11-08').replace(/\s/g, ' ')).toBe('5–8 novembre 2026');
  });

  it('writes the days of an event as each locale does', () => {
    expect(perLocale((locale) => formatDays(locale, '2026-11-13', '2027-01-31'))).toEqual({
      en: '13 November 2026 – 31 January 2027',
      fr: '13 novembre 2026 – 31 janvier 2027',
      it: '13 novembre 2026 – 31 gennaio 2027',
      cn: '2026年11月13日至2027年1月31日',
      jp: '2026年11月13日～2027年1月31日',
    });
  });

  it('writes the year and the month of a range of days once', () => {
    expect(perLocale((locale) => formatDays(locale, '2026-11-13', '2026-11-15'))).toEqual({
      en: '13 – 15 November 2026',
      fr: '13–15 novembre 2026',
      it: '13–15 novembre 2026',
      cn: '2026年11月13日至11月15日',
      jp: '2026年11月13日～11月15日',
    });
  });

  it('writes the only day of an event as a date', () => {
    expect(perLocale((locale) => formatDays(locale, '2026-01-05', '2026-01-05'))).toEqual(
      perLocale((locale) => formatDate(locale, '2026-01-05')),
    );
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

  it('returns the name of a country in each language', () => {
    expect(perLocale((locale) => getCountryName(locale, 'CH'))).toEqual({
      en: 'Switzerland',
      fr: 'Suisse',
      it: 'Svizzera',
      cn: '瑞士',
      jp: 'スイス',
    });
  });

  it('uses the official Chinese names of regions of China in Chinese', () => {
    expect(['HK', 'MO', 'TW'].map((code) => getCountryName('cn', code))).toEqual(['中国香港', '中国澳门', '中国台湾']);
    expect(['HK', 'MO', 'TW'].map((code) => getCountryName('jp', code))).toEqual(['香港', 'マカオ', '台湾']);
  });
});

it('writes a year', () => {
  expect(perLocale((locale) => formatYear(locale, 1834))).toEqual({
    en: '1834',
    fr: '1834',
    it: '1834',
    cn: '1834年',
    jp: '1834年',
  });
});

it('puts the locale before a path, and a slash at its end', () => {
  expect(toPagePath('fr', 'groupe/histoire')).toBe('/fr/groupe/histoire/');
  expect(toPagePath('fr', '')).toBe('/fr/');
});

it('writes a size as each locale does', () => {
  const sizes = locales.map((locale) => [locale, formatSize(locale, 27_600).replace(/\s/g, ' ')]);
  expect(Object.fromEntries(sizes)).toEqual({ en: '28 kB', fr: '28 ko', it: '28 kB', cn: '28 kB', jp: '28 KB' });
});

it('writes a size from a million bytes in megabytes', () => {
  expect([999_499, 1_000_000, 12_340_000].map((bytes) => formatSize('en', bytes))).toEqual([
    '999 kB',
    '1 MB',
    '12.3 MB',
  ]);
});
