import { createInstance, type i18n } from 'i18next';
import config from '../../next-i18next.config';
import { oncePerProcess } from '../process/once-per-process';
import type { Locale } from './locales';
import { pluralsByTag } from './plurals';
import { wordFiles } from './word-files';
import { loading } from './word-source';

const { fallbackLng, interpolation, reloadOnPrerender } = config;
const settings = { ...loading, fallbackLng, interpolation, initAsync: false };

const load = (locale: Locale, namespace: string): Promise<i18n> =>
  new Promise((resolve, reject) => {
    const words = createInstance().use(wordFiles).use(pluralsByTag);
    words.init({ ...settings, lng: locale, ns: namespace, defaultNS: namespace }, (errors) => {
      if (words.hasResourceBundle(locale, namespace)) resolve(words);
      else reject(errors?.[0] ?? new Error(`There are no words of ${locale}/${namespace}.`));
    });
  });

const loaded = oncePerProcess('words', () => new Map<string, Promise<i18n>>());

/**
 * The strings of a namespace in one locale, from its file. They are cached, unless changed files must show at once. If
 * the file cannot be read even after the retries, it rejects, and the next call tries again.
 */
export const loadWords = (locale: Locale, namespace: string): Promise<i18n> => {
  if (reloadOnPrerender) return load(locale, namespace);
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const words = load(locale, namespace);
  loaded.set(key, words);
  words.catch(() => loaded.delete(key));
  return words;
};
