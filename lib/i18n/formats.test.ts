// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countryName, formatDate, formatDays, formatEuro } from './formats';
import { type Locale, locales } from './locales';
import { pagePath } from './paths';

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

  it('writes a date in full as each locale does', () => {
    expect(perLocale((locale) => formatDate(locale, '2026-01-05'))).toEqual({
      en: '5 January 2026',
      fr: '5 janvier 2026',
      it: '5 gennaio 2026',
      cn: '2026年1月5日',
      jp: '2026年1月5日',
    });
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

  it('says the year and the month of days once', () => {
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

  it('writes the day that the date names, wherever the server stands', () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
        process.env.TZ = TZ;
        expect(formatDate('fr', '2026-01-01')).toBe('1 janvier 2026');
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('names a country in each language', () => {
    expect(perLocale((locale) => countryName(locale, 'CH'))).toEqual({
      en: 'Switzerland',
      fr: 'Suisse',
      it: 'Svizzera',
      cn: '瑞士',
      jp: 'スイス',
    });
  });
});

it('puts the locale before a path, and a slash at its end', () => {
  expect(pagePath('fr', 'groupe/histoire')).toBe('/fr/groupe/histoire/');
  expect(pagePath('fr', '')).toBe('/fr/');
});
