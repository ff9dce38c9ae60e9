import { z } from 'zod';
import { findLocale, type Locale, locales } from '../i18n/locales';

/**
 * A day as an ISO date and in the format of the locale. The server formats it, because the first use of `Intl` for
 * dates, numbers or names takes a tenth of a second on a phone.
 */
export const formattedDate = z.object({ iso: z.iso.date(), text: z.string() });
export type FormattedDate = z.infer<typeof formattedDate>;

/** A year in a plausible range, as a number or as a text in a URL. */
export const year = z.coerce.number().int().min(1900).max(2200);

/** The reference of a file in the CMS, such as `finance/2025/annual-report.pdf`. */
export const fileReference = z.string().min(1).max(300);

/** The number of a page of a list, from zero. */
export const listPage = z
  .number()
  .int()
  .min(0)
  .max(100_000)
  .default(0)
  .describe(
    'From zero. Beyond the last page, the result is empty. In the address of a list, ?page= beyond the last page redirects to the list, and a value that is not a number returns 404',
  );

/** A locale, from its code or an alias. */
export const localeParameter = z
  .string()
  .meta({ description: `One of ${locales.join(', ')}, or a language tag such as zh-CN` })
  .transform((code, context): Locale => {
    const locale = findLocale(code);
    if (locale) return locale;
    context.addIssue(`must be one of ${locales.join(', ')}`);
    return z.NEVER;
  });

/** The offsets at which lines of a text may break, by text, in languages written without spaces. */
export const phrases = z.record(z.string(), z.array(z.number().int().positive()));
export type Phrases = z.infer<typeof phrases>;
