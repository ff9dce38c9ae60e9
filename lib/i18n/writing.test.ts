import { expect, it } from 'vitest';
import { locales, localeTable } from './locales';
import { formatCount, formatPlace } from './writing';

it.each(locales)('writes whole numbers in %s as Intl does', (locale) => {
  const { format } = new Intl.NumberFormat(localeTable[locale].formats, { useGrouping: 'always' });
  for (const count of [0, 7, 999, 1000, 1405, 12_345, 999_999, 1_000_000])
    expect(formatCount(locale, count)).toBe(format(count));
});

it('names the city, then its country; in Chinese and Japanese the larger first', () => {
  expect(formatPlace('fr', 'Genève', 'Suisse')).toBe('Genève, Suisse');
  expect(formatPlace('cn', '日内瓦', '瑞士')).toBe('瑞士日内瓦');
  expect(formatPlace('jp', 'ジュネーヴ', 'スイス')).toBe('スイス、ジュネーヴ');
});

it('names only one if the other is unknown, and nothing if both are', () => {
  expect(formatPlace('en', 'Geneva', null)).toBe('Geneva');
  expect(formatPlace('jp', null, 'スイス')).toBe('スイス');
  expect(formatPlace('cn', null, null)).toBeNull();
});

it('names a city-state once', () => {
  expect(formatPlace('en', 'Singapore', 'Singapore')).toBe('Singapore');
});
