import { expect, it } from 'vitest';
import { formatCount } from './count';
import { locales, localeTable } from './locales';

it.each(locales)('writes whole numbers in %s as Intl does', (locale) => {
  const { format } = new Intl.NumberFormat(localeTable[locale].formats, { useGrouping: 'always' });
  for (const count of [0, 7, 999, 1000, 1405, 12_345, 999_999, 1_000_000])
    expect(formatCount(locale, count)).toBe(format(count));
});
