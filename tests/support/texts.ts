import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';

/**
 * The texts of one locale in the content of a file, which has either one language or all languages by locale. Keywords,
 * which nobody reads, are left out.
 */
export const collectTexts = (value: unknown, locale: Locale, isInLocale: boolean): string[] => {
  if (typeof value === 'string') return isInLocale ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'keywords' || (key !== locale && locales.some((other) => other === key))
      ? []
      : collectTexts(part, locale, isInLocale || key === locale),
  );
};

/**
 * Reads every text of the interface and the content in one language, with its file, except for search synonyms and the
 * texts of PDF documents.
 */
export const readTexts = (locale: Locale): { file: string; text: string }[] => {
  const otherLocalesPattern = new RegExp(
    `/(?:${locales.filter((other) => other !== locale).join('|')})(?:\\.draft)?\\.yaml$`,
  );
  const localePattern = new RegExp(`/${locale}(?:\\.draft)?\\.yaml$|\\.json$`);
  return globSync(['content/**/*.yaml', `public/locales/${locale}/*.json`])
    .filter((file) => !/^content\/(?:search|document-texts)\//.test(file) && !otherLocalesPattern.test(file))
    .flatMap((file) =>
      collectTexts(parse(readFileSync(file, 'utf8')), locale, localePattern.test(file)).map((text) => ({ file, text })),
    );
};

/** The matches of a pattern, each with its file and up to ten characters on both sides. */
export const findMatches = (texts: { file: string; text: string }[], pattern: RegExp): string[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map(
      ({ index, 0: match }) => `${file}: ${text.slice(Math.max(0, index - 10), index + match.length + 10)}`,
    ),
  );
