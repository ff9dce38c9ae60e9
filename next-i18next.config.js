import { defaultLocale, locales } from './lib/i18n/locales.ts';
import { pluralsByTag } from './lib/i18n/plurals.ts';

/** @type {import('next-i18next/pages').UserConfig} */
export default {
  i18n: { defaultLocale, locales },
  defaultNS: 'common',
  localePath: './public/locales',
  fallbackLng: false,
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: { escapeValue: false, maxReplaces: 1000 },
  use: [pluralsByTag],
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
};
