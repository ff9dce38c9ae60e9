import { groupNames, loadingOptions, pluralsByTag } from './lib/i18n/i18next-options.ts';
import { defaultLocale, locales } from './lib/i18n/locales.ts';

/** @type {import('next-i18next/pages').UserConfig} */
export default {
  i18n: { defaultLocale, locales },
  defaultNS: 'common',
  fallbackLng: false,
  ...loadingOptions,
  interpolation: { escapeValue: false, maxReplaces: 1000, defaultVariables: groupNames },
  use: [pluralsByTag],
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
};
