import { expect, it } from 'vitest';
import { locales, localeTable } from './locales';
import { formatCount, formatPlace } from './writing';

it.each(locales)('formats whole numbers in %s as Intl does', (locale) => {
  const { format } = new Intl.NumberFormat(localeTable[locale].formats, { useGrouping: 'always' });
  for (const count of [0, 7, 999, 1000, 1405, 12_345, 999_999, 1_000_000])
    expect(formatCount(locale, count)).toBe(format(count));
});

it('puts the city first, but in Chinese and Japanese the country', () => {
  expect(formatPlace('fr', 'Genève', 'Suisse')).toBe('Genève, Suisse');
  expect(formatPlace('cn', '日内瓦', '瑞士')).toBe('瑞士日内瓦');
  expect(formatPlace('jp', 'ジュネーヴ', 'スイス')).toBe('スイス、ジュネーヴ');
});

it('returns one name if the other is unknown, and null if both are', () => {
  expect(formatPlace('en', 'Geneva', null)).toBe('Geneva');
  expect(formatPlace('jp', null, 'スイス')).toBe('スイス');
  expect(formatPlace('cn', null, null)).toBeNull();
});

it('returns the name of a city-state once', () => {
  expect(formatPlace('en', 'Singapore', 'Singapore')).toBe('Singapore');
});
