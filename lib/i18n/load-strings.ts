import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BackendModule, createInstance, type i18n, type TFunction } from 'i18next';
import pLimit from 'p-limit';
import config from '../../next-i18next.config.js';
import { oncePerProcess } from '../shared/once-per-process.ts';
import { loadingOptions, pluralsByTag } from './i18next-options.ts';
import type { Locale } from './locales';

const limitReads = oncePerProcess('string-reads', () => pLimit(loadingOptions.maxParallelReads));

const readStrings = async (locale: string, namespace: string) => {
  const file = path.join(process.cwd(), 'public/locales', locale, `${namespace}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The strings of ${locale}/${namespace} cannot be read.`, { cause });
  }
};

/** The i18next backend that reads string files, a limited number concurrently. i18next retries failed reads. */
const stringBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (locale, namespace, done) => {
    limitReads(readStrings, locale, namespace).then(
      (strings) => done(null, strings),
      (error) => done(error, true),
    );
  },
};

const { fallbackLng, interpolation, reloadOnPrerender } = config;
const settings = { ...loadingOptions, fallbackLng, interpolation, initAsync: false };

const loadInstance = (locale: Locale, namespace: string): Promise<i18n> =>
  new Promise((resolve, reject) => {
    const strings = createInstance().use(stringBackend).use(pluralsByTag);
    strings.init({ ...settings, lng: locale, ns: namespace, defaultNS: namespace }, (errors) => {
      if (strings.hasResourceBundle(locale, namespace)) resolve(strings);
      else reject(errors?.[0] ?? new Error(`There are no strings for ${locale}/${namespace}.`));
    });
  });

const instances = oncePerProcess('strings', () => new Map<string, Promise<i18n>>());

/**
 * Loads the strings of a namespace in one locale, from its file. They are cached, except in development. If the file
 * cannot be read even after the retries, it rejects, and the next call tries again.
 */
export const loadStrings = (locale: Locale, namespace: string): Promise<i18n> => {
  if (reloadOnPrerender) return loadInstance(locale, namespace);
  const key = `${locale}/${namespace}`;
  const cached = instances.get(key);
  if (cached) return cached;
  const strings = loadInstance(locale, namespace);
  instances.set(key, strings);
  strings.catch(() => instances.delete(key));
  return strings;
};

/** Loads the translate function of a namespace in one locale, for texts of the server: emails, files and feeds. */
export const loadServerStrings = async (locale: Locale, namespace: string): Promise<TFunction> =>
  (await loadStrings(locale, namespace)).t;
