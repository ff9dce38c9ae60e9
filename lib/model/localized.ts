import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales';

/** A text in the languages that have it. */
export interface LocalizedText {
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
}

export const localizedText = z
  .partialRecord(z.enum(locales), z.string().trim().min(1))
  .refine((texts) => Object.keys(texts).length > 0, 'is in no language')
  .transform((texts): LocalizedText => ({ texts }));

const isLocalizedText = (value: object): value is LocalizedText => 'texts' in value;

/** The type of a value whose localized texts are replaced by strings. */
export type SingleLanguage<T> = T extends LocalizedText
  ? string
  : T extends readonly (infer U)[]
    ? SingleLanguage<U>[]
    : T extends object
      ? { [K in keyof T]: SingleLanguage<T[K]> }
      : T;

type LocalizedEntry = [path: PropertyKey[], text: LocalizedText];

const collectLocalized = (value: unknown, path: PropertyKey[] = []): LocalizedEntry[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalizedText(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => collectLocalized(inner, [...path, key]));
};

/** Adds an issue for each localized text of a file that lacks a language of another one. */
export const checkSameLanguages = (file: unknown, context: z.core.$RefinementCtx): void => {
  const entries = collectLocalized(file);
  const languages = new Set(entries.flatMap(([, { texts }]) => Object.keys(texts) as Locale[]));
  for (const [path, { texts }] of entries)
    for (const language of languages)
      if (!texts[language]) context.addIssue({ code: 'custom', path: [...path, language], message: 'is missing' });
};

const pickLanguage = (value: unknown, locale: Locale): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalizedText(value)) return value.texts[locale];
  if (Array.isArray(value)) return value.map((item) => pickLanguage(item, locale));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pickLanguage(inner, locale)]));
};

/** A value with its localized texts in the language of a locale; null if a text lacks that language. */
export const localize = <T>(value: T, locale: Locale): SingleLanguage<T> | null =>
  collectLocalized(value).every(([, { texts }]) => texts[locale])
    ? (pickLanguage(value, locale) as SingleLanguage<T>)
    : null;
