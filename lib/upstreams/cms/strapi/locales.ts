import type { Locale } from '../../../i18n/locales';

/** Strapi's code of each locale. */
export const strapiCodes: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' };

const byCode = new Map(Object.entries(strapiCodes).map(([locale, code]) => [code, locale as Locale]));

/** The locale of a code of Strapi; undefined for a language that the site does not have. */
export const localeOf = (code: string): Locale | undefined => byCode.get(code);
