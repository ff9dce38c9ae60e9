import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales';

/** A text in the languages that have it. */
export interface Localized {
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
}

export const localized = z
  .partialRecord(z.enum(locales), z.string().trim().min(1))
  .refine((texts) => Object.keys(texts).length > 0, 'is in no language')
  .transform((texts): Localized => ({ texts }));

const isLocalized = (value: object): value is Localized => 'texts' in value;

/** A value with each localized text replaced by its text in one language. */
export type Spoken<T> = T extends Localized
  ? string
  : T extends readonly (infer U)[]
    ? Spoken<U>[]
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T;

type Found = [path: PropertyKey[], text: Localized];

const localizedIn = (value: unknown, path: PropertyKey[] = []): Found[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => localizedIn(inner, [...path, key]));
};

/** Checks that all localized texts of a file are in the same languages. */
export const inSameLanguages = (file: unknown, context: z.core.$RefinementCtx): void => {
  const found = localizedIn(file);
  const languages = new Set(found.flatMap(([, { texts }]) => Object.keys(texts) as Locale[]));
  for (const [path, { texts }] of found)
    for (const language of languages)
      if (!texts[language]) context.addIssue({ code: 'custom', path: [...path, language], message: 'is missing' });
};

const spoken = (value: unknown, locale: Locale): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return value.texts[locale];
  if (Array.isArray(value)) return value.map((item) => spoken(item, locale));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner, locale)]));
};

/** A value in the language of a locale; null if it has texts without that language. */
export const inLocale = <T>(value: T, locale: Locale): Spoken<T> | null =>
  localizedIn(value).every(([, { texts }]) => texts[locale]) ? (spoken(value, locale) as Spoken<T>) : null;
