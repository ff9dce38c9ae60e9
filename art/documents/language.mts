import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../lib/i18n/locales.ts';

/** A language in which all documents exist. Only documents of `texts` may exist in others. */
export type Language = 'en' | 'fr';

/** Returns the locale as a language in which all documents exist. Throws for others. */
export const toLanguage = (locale: Locale): Language => {
  if (locale !== 'en' && locale !== 'fr') throw new Error(`Only documents of "texts" can be in ${locale}.`);
  return locale;
};

type Strings = Record<Locale, Record<string, string>> & Record<Language, { sectors: string[]; regions: string[] }>;
const strings = parse(
  readFileSync(new URL('../../content/document-texts/strings.yaml', import.meta.url), 'utf8'),
) as Strings;

interface Fact {
  label: string;
  value: string;
}
const readShareFacts = (language: Language): Fact[] =>
  parse(readFileSync(new URL(`../../content/settings/${language}.yaml`, import.meta.url), 'utf8')).shareFacts;
const shareFacts = { en: readShareFacts('en'), fr: readShareFacts('fr') };

/** Returns the identity card of the share, from the settings of the site. */
export const getShareFacts = (language: Language): Fact[] => shareFacts[language];

const localeTags = { en: 'en-GB', fr: 'fr' };

/** Returns the names of the sectors, in the order of `strings.yaml`. */
export const getSectorNames = (language: Language): string[] => strings[language].sectors;
/** Returns the names of the regions, in the order of `strings.yaml`. */
export const getRegionNames = (language: Language): string[] => strings[language].regions;

/** Returns a function that translates a key and fills in values. The function throws if the key is missing. */
export const createTranslator =
  (language: Locale) =>
  (key: string, values: Record<string, string | number> = {}): string => {
    const text = strings[language][key];
    if (typeof text !== 'string') throw new Error(`There is no text "${key}" in ${language}.`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
  };

/** Returns the number formats of a language. */
export const createNumberFormats = (language: Language) => {
  const format = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(localeTags[language], options);
    return (value: number) => format(value).replace('-', '−');
  };
  const share = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return {
    integer: format({ maximumFractionDigits: 0 }),
    euro: format({ minimumFractionDigits: 2 }),
    share: format(share),
    change: format({ ...share, signDisplay: 'exceptZero' }),
    growth: format({ style: 'percent', signDisplay: 'exceptZero' }),
  };
};
