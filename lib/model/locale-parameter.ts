import { z } from 'zod';
import { findLocale, type Locale, locales } from '../i18n/locales';

/** A locale by its code or an alias of it. */
export const localeParameter = z
  .string()
  .meta({ description: `One of ${locales.join(', ')}, or a language tag such as zh-CN` })
  .transform((code, context): Locale => {
    const locale = findLocale(code);
    if (locale) return locale;
    context.addIssue(`must be one of ${locales.join(', ')}`);
    return z.NEVER;
  });
