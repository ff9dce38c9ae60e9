import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales, localeTable } from '@/lib/i18n/locales';

const sources = ['{components,contexts,hooks,lib,pages,scripts,server,styles}/**/*.{ts,tsx,mts,js}', '*.{ts,js}'];

/** The files that may contain locale codes: tables with a row per locale, top-level domains, the Playwright configuration. */
const allowed = [
  'lib/browser/suggest-email.ts',
  'lib/i18n/continents.ts',
  'lib/i18n/locales.ts',
  'lib/i18n/writing.ts',
  'lib/site/pages/phrases.ts',
  'lib/site/sections/addresses.ts',
  'lib/upstreams/cms/strapi/query.ts',
  'lib/upstreams/media/youtube.ts',
  'lib/upstreams/search/vocabulary.ts',
  'playwright.config.ts',
  'scripts/offers/make-offers.mts',
];

const codes = locales.join('|');
const names = [...locales, ...locales.flatMap((locale) => [localeTable[locale].tag, ...localeTable[locale].aliases])];

/** Matches a string that is a code or a tag, a property that is named after a code, and a row of a table. */
const codePattern = new RegExp(
  `(['"\`])(?:${names.join('|')})\\1|[\\w)\\]]\\??\\.(?:${codes})\\b(?!\\()|(?<![\\w.])(?:${codes}):\\s`,
);
const comments = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;

const containsLocale = (file: string) => codePattern.test(readFileSync(file, 'utf8').replace(comments, ''));

it('only tables with a row per locale contain locale codes', () => {
  const files = globSync(sources).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.filter(containsLocale).sort()).toEqual(allowed);
});
