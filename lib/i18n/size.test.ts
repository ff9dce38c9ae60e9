import { expect, it } from 'vitest';
import { locales } from './locales';
import { formatSize } from './size';

it('writes a size as each locale does', () => {
  const sizes = locales.map((locale) => [locale, formatSize(locale, 27_600).replace(/\s/g, ' ')]);
  expect(Object.fromEntries(sizes)).toEqual({ en: '28 kB', fr: '28 ko', it: '28 kB', cn: '28 kB', jp: '28 KB' });
});

it('writes a size in megabytes from a million bytes on', () => {
  expect([999_499, 1_000_000, 12_340_000].map((bytes) => formatSize('en', bytes))).toEqual([
    '999 kB',
    '1 MB',
    '12.3 MB',
  ]);
});
