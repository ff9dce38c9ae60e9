import { describe, expect, it } from 'vitest';
import {
  defaultLocale,
  findLocale,
  getLanguageTag,
  isLocale,
  type Locale,
  locales,
  localeTable,
  reachesGoogle,
  toLocale,
} from './locales';

const localesOutsideChina: Locale[] = ['en', 'fr', 'it', 'jp'];
const hiddenInChina = ['instagram', 'twitter', 'facebook', 'youtube'];

describe('the locale table', () => {
  it('has the five locales, English first and by default', () => {
    expect(locales).toEqual(['en', 'fr', 'it', 'cn', 'jp']);
    expect(defaultLocale).toBe('en');
  });

  it('has a language tag for each locale that Intl supports', () => {
    expect(locales.map(getLanguageTag)).toEqual(['en', 'fr', 'it', 'zh-CN', 'ja-JP']);
    for (const locale of locales)
      expect(new Intl.NumberFormat(getLanguageTag(locale)).resolvedOptions().locale).toBe(getLanguageTag(locale));
  });

  it('makes text heavier by 200 only in Chinese and Japanese', () => {
    const offsets = Object.fromEntries(locales.map((locale) => [locale, localeTable[locale].weightOffset]));
    expect(offsets).toEqual({ en: 0, fr: 0, it: 0, cn: 200, jp: 200 });
  });

  it('shows Weibo and Youku in Chinese, and hides the networks that are unavailable in China', () => {
    const { networks } = localeTable.cn;
    expect(networks).toEqual(['linkedin', 'tiktok', 'weibo', 'youku']);
    for (const network of hiddenInChina) expect(networks).not.toContain(network);
  });

  it.each(localesOutsideChina)(
    'shows Instagram, X, Facebook and YouTube in %s, and neither Weibo nor Youku',
    (locale) => {
      const { networks } = localeTable[locale];
      expect(networks).toEqual(expect.arrayContaining(['linkedin', ...hiddenInChina]));
      expect(networks).not.toContain('weibo');
      expect(networks).not.toContain('youku');
    },
  );

  it('puts the family name first only in Chinese and Japanese', () => {
    expect(locales.filter((locale) => localeTable[locale].familyNameFirst)).toEqual(['cn', 'jp']);
  });

  it('loads nothing from Google in Chinese', () => {
    expect(locales.filter((locale) => !reachesGoogle(locale))).toEqual(['cn']);
  });

  it('offers WeChat on desktop only in Chinese', () => {
    expect(locales.filter((locale) => localeTable[locale].wechatOnDesktop)).toEqual(['cn']);
  });
});

describe('findLocale', () => {
  it.each(Object.entries({ cn: ['zh', 'ZH', 'zh-cn', 'zh-CN', 'CN'], jp: ['ja', 'Ja', 'ja-JP', 'jp'], fr: ['FR'] }))(
    'finds %s by %j',
    (locale, codes) => {
      for (const code of codes) expect(findLocale(code)).toBe(locale);
    },
  );

  it.each(['', 'de', 'default', 'e', 'en-x', 'constructor'])('finds no locale for %j', (code) => {
    expect(findLocale(code)).toBeUndefined();
  });
});

it('accepts only codes as locales, not aliases or inherited names', () => {
  expect(locales.every(isLocale)).toBe(true);
  for (const value of ['zh', 'default', 'EN', '', 'toString', undefined, null, 1]) expect(isLocale(value)).toBe(false);
});

it('falls back to the default locale for missing and unknown ones', () => {
  expect(toLocale('jp')).toBe('jp');
  expect(toLocale('default')).toBe('en');
  expect(toLocale(undefined)).toBe('en');
});
