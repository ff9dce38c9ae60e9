import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';
import { collectTexts } from '../support/texts';

const separators: Record<Locale, { thousands: RegExp; decimal: string }> = {
  en: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  fr: { thousands: /(?<=\d)[\u202f\u00a0](?=\d{3}(?!\d))/g, decimal: ',' },
  it: { thousands: /(?<=\d)\.(?=\d{3}(?!\d))/g, decimal: ',' },
  cn: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
  jp: { thousands: /(?<=\d),(?=\d{3}(?!\d))/g, decimal: '.' },
};

const myriads: Record<string, number> = { 亿: 1e8, 億: 1e8, 万: 1e4 };

/** Writes amounts with myriads as one number: “2億5200万” becomes “252000000”. */
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

/** Removes the decimal point and the zeros at both ends: “1.2” and “1200000” both become “12”. */
const toSignificantDigits = (digits: string): string => digits.replace('.', '').replace(/^0+|0+$/g, '');

/**
 * Every percentage, and the significant digits of every other number that has at least three of them: smaller numbers
 * may be written in words. Links and paths are ignored.
 */
const extractFacts = (text: string, locale: Locale): Set<string> => {
  const { thousands, decimal } = separators[locale];
  const plainText = text
    .replace(/\]\([^)]*\)|\/media\/\S+|(?:page|file):\S+|https?:\S+/g, ' ')
    .replace(thousands, '')
    .replace(/(\d)[～〜](?=[\d.]+%)/g, '$1% ')
    .replace(new RegExp(`(?<=\\d)\\${decimal}(?=\\d)`, 'g'), '.');
  return new Set(
    [...withoutMyriads(plainText).matchAll(/(\d+(?:\.\d+)?)([\s\u202f\u00a0]?%)?/g)]
      .map(([, digits = '', percent]) => (percent ? `${Number(digits)}%` : toSignificantDigits(digits)))
      .filter((fact) => fact.length > 2 || fact.endsWith('%')),
  );
};

type Facts = { locale: Locale; facts: Set<string> }[];

/**
 * The facts that at least two languages have and another lacks, such as “it lacks 175”. A number that only one language
 * has in digits is ignored, because the others write it in words. A wrong digit is still found, because then the right
 * number is missing.
 */
const findMissing = (versions: Facts): string[] =>
  [...new Set(versions.flatMap(({ facts }) => [...facts]))]
    .filter((fact) => versions.filter(({ facts }) => facts.has(fact)).length > 1)
    .flatMap((fact) => versions.filter(({ facts }) => !facts.has(fact)).map(({ locale }) => `${locale} lacks ${fact}`));

const readEntryFacts = (folder: string): Facts =>
  locales
    .filter((locale) => existsSync(`${folder}/${locale}.yaml`))
    .map((locale) => ({
      locale,
      facts: extractFacts(
        collectTexts(parse(readFileSync(`${folder}/${locale}.yaml`, 'utf8')), locale, true).join('\n'),
        locale,
      ),
    }));

const readFileFacts = (file: string): Facts =>
  locales.map((locale) => ({
    locale,
    facts: extractFacts(collectTexts(parse(readFileSync(file, 'utf8')), locale, false).join('\n'), locale),
  }));

/** The expected differences: numbers in a country’s law, addresses or style, and numbers that are written in words. */
const exceptions: Record<string, string[]> = {
  // “The last tenth” is in words.
  'content/articles/climate-roadmap-2030': ['en lacks 10%', 'fr lacks 10%', 'it lacks 10%'],
  'content/dashboards/climate.yaml': ['cn lacks 10%'],
  // “Half” is in words.
  'content/dashboards/materials.yaml': ['cn lacks 50%'],
  // The number is in words.
  'content/articles/palimore-two-hundredth-cahier-2024': ['cn lacks 201'],
  // “A metre and seventy-five” is in words.
  'content/articles/women-in-workshops': ['it lacks 175'],
  // “Two hundred and thirty-seven” is in words.
  'content/events/okurano-blues-2025.yaml': ['en lacks 237', 'fr lacks 237', 'it lacks 237'],
  // The seventies are “anni Settanta” and 20世纪70年代.
  'content/houses/ondrelle': ['it lacks 197', 'cn lacks 197'],
  // The French ombudsman’s address is left out in Italian, and the Japanese standard is named in Chinese and Japanese.
  'content/pages/accessibility': ['it lacks 7112', 'it lacks 75342', 'en lacks 8341', 'fr lacks 8341', 'it lacks 8341'],
  // A VAT or company number is set in groups of digits.
  'content/pages/legal-notice': ['fr lacks 462'],
  // The time is written 14.30, 14 h 30 or 14:30.
  'content/pages/open-workshops': ['fr lacks 143', 'cn lacks 143', 'jp lacks 143'],
};

const entries = [
  ...globSync('content/{pages,articles,houses,people}/*', { exclude: ['**/*.yaml'] }).map(
    (folder) => [folder, readEntryFacts(folder)] as const,
  ),
  ...globSync('content/{events,dashboards,albums}/*.yaml').map((file) => [file, readFileFacts(file)] as const),
];

it('every entry has the same numbers in all its languages', () => {
  expect(entries.length).toBeGreaterThan(130);
  const missing = Object.fromEntries(
    entries
      .map(([entry, versions]) => [entry, findMissing(versions)])
      .filter(([, missingFacts]) => missingFacts?.length),
  );
  expect(missing).toEqual(exceptions);
});
