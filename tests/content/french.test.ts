// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '@/lib/i18n/locales';

const others = locales.filter((locale) => locale !== 'fr');

/** The French texts of a file that holds either one language or all languages by locale. */
const textsOf = (value: unknown, isFrench: boolean): string[] => {
  if (typeof value === 'string') return isFrench ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    others.some((locale) => locale === key) ? [] : textsOf(part, isFrench || key === 'fr'),
  );
};

/** Ordinary or wide spaces where French typography requires narrow no-break spaces. */
const wrongSpaces = /.{0,20}(?:[^\S\u202f\n][;?!»%€]|«[^\S\u202f]|[^\S\u202f\n]:(?=\s|\*\*|$)).{0,10}/g;

const wrongIn = (text: string): string[] => text.match(wrongSpaces) ?? [];

it('wrong spaces are told from those of addresses, times and tables', () => {
  for (const text of [
    'Bon : oui',
    'Bon\u00a0: oui',
    'Bon ?',
    '12\u00a0€',
    '« Oui\u202f»',
    '«\u202fOui »',
    '**Bon :** oui',
  ])
    expect(wrongIn(text), text).toHaveLength(1);
  for (const text of [
    'Bon\u202f: oui',
    '«\u202fOui\u202f!\u202f»',
    'https://halcyre.example/?a=1',
    '17:45',
    '|:---| :---:|',
  ])
    expect(wrongIn(text), text).toEqual([]);
});

it('French texts have narrow spaces beside their signs', () => {
  const files = globSync(['content/**/*.yaml', 'public/locales/fr/*.json']).filter(
    (file) => !others.some((locale) => new RegExp(`/${locale}(?:\\.draft)?\\.yaml$`).test(file)),
  );
  const wrong = files.flatMap((file) => {
    const isFrench = /\/fr(?:\.draft)?\.yaml$|\.json$/.test(file);
    return textsOf(parse(readFileSync(file, 'utf8')), isFrench)
      .flatMap(wrongIn)
      .map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});
