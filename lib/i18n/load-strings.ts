import { createInstance, type i18n, type TFunction } from 'i18next';
import config from '../../next-i18next.config.js';
import { oncePerProcess } from '../shared/once-per-process.ts';
import type { Locale } from './locales';
import { stringFiles } from './string-files.ts';
import { loading, pluralsByTag } from './string-source.ts';

const { fallbackLng, interpolation, reloadOnPrerender } = config;
const settings = { ...loading, fallbackLng, interpolation, initAsync: false };

const load = (locale: Locale, namespace: string): Promise<i18n> =>
  new Promise((resolve, reject) => {
    const strings = createInstance().use(stringFiles).use(pluralsByTag);
    strings.init({ ...settings, lng: locale, ns: namespace, defaultNS: namespace }, (errors) => {
      if (strings.hasResourceBundle(locale, namespace)) resolve(strings);
      else reject(errors?.[0] ?? new Error(`There are no strings of ${locale}/${namespace}.`));
    });
  });

const loaded = oncePerProcess('strings', () => new Map<string, Promise<i18n>>());

/**
 * The strings of a namespace in one locale, from its file. They are cached, unless changed files must show at once. If
 * the file cannot be read even after the retries, it rejects, and the next call tries again.
 */
export const loadStrings = (locale: Locale, namespace: string): Promise<i18n> => {
  if (reloadOnPrerender) return load(locale, namespace);
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const strings = load(locale, namespace);
  loaded.set(key, strings);
  strings.catch(() => loaded.delete(key));
  return strings;
};

/** The strings of a namespace in one locale, for texts of the server: mails, files and feeds. */
export const serverStrings = async (locale: Locale, namespace: string): Promise<TFunction> =>
  (await loadStrings(locale, namespace)).t;
