import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales';

const text = z.string().trim().min(1);

/** A text in every language of the site. */
export const localized = z.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, typeof text>,
);
export type Localized = z.infer<typeof localized>;
