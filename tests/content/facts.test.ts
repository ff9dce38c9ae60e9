// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';
import { textsOf } from '../support/texts';

const separators: Record<Locale, { thousands: RegExp; decimal: string }> = {
  en: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  fr: { thousands: /(?<=\d)[\u202f\u00a0](?=\d{3}(?!\d))/g, decimal: ',' },
  it: { thousands: /(?<=\d)\.(?=\d{3}(?!\d))/g, decimal: ',' },
  cn: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  jp: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
};

const myriads: Record<string, number> = { 亿: 1e8, 億: 1e8, 万: 1e4 };

/** “2億5,200万” is one number, 252000000. */
const withoutMyriads = (text: string): string =>
  text.replace(/\d[\d.]*[亿億万](?:\d[\d.]*万)?(?:\d+)?/g, (amount) =>
    String(
      Math.round(
        [...amount.matchAll(/([\d.]+)([亿億万]?)/g)].reduce(
          (sum, [, digits, unit]) => sum + Number(digits) * (myriads[unit ?? ''] ?? 1),
          0,
        ),
      ),
    ),
  );

/** Digits without zeros at either end: “€1.2 million” and “120万欧元” are both 12. */
const significant = (digits: string): string => digits.replace('.', '').replace(/^0+|0+$/g, '');

/**
 * The significant digits of every percentage, and of every other number that has at least three: smaller ones may be
 * written in words. Links and paths do not count.
 */
const factsIn = (text: string, locale: Locale): string[] => {
  const { thousands, decimal } = separators[locale];
  const plain = text
    .replace(/\]\([^)]*\)|\/media\/\S+|(?:page|file):\S+|https?:\S+/g, ' ')
    .replace(thousands, '')
    .replace(new RegExp(`(?<=\\d)\\${decimal}(?=\\d)`, 'g'), '.');
  return [...withoutMyriads(plain).matchAll(/(\d+(?:\.\d+)?)([\s\u202f\u00a0]?%)?/g)]
    .map(([, digits = '', percent]) => ({ digits: significant(digits), percent }))
    .filter(({ digits, percent }) => percent || digits.length > 2)
    .map(({ digits, percent }) => (percent ? `${digits}%` : digits))
    .sort();
};

it('the same amount has the same digits in every language', () => {
  expect(factsIn('€8,412 million, up 6% and 22.9%', 'en')).toEqual(['229%', '6%', '8412']);
  expect(factsIn('8\u202f412 millions d’euros, 6\u202f% et 22,9\u202f%', 'fr')).toEqual(['229%', '6%', '8412']);
  expect(factsIn('8.412 milioni di euro, 6% e 22,9%', 'it')).toEqual(['229%', '6%', '8412']);
  expect(factsIn('84.12亿欧元，6%，22.9%', 'cn')).toEqual(['229%', '6%', '8412']);
  expect(factsIn('84億1,200万ユーロ、6%、22.9%', 'jp')).toEqual(['229%', '6%', '8412']);
});
