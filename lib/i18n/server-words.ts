import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import config from '../../next-i18next.config';
import type { Locale } from './locales';
import { pluralsByTag } from './plurals';

const load = async (locale: Locale, namespace: string): Promise<TFunction> => {
  const file = path.join(process.cwd(), 'public/locales', locale, `${namespace}.json`);
  const words = JSON.parse(await readFile(file, 'utf8'));
  const instance = createInstance().use(pluralsByTag);
  await instance.init({
    lng: locale,
    fallbackLng: false,
    defaultNS: namespace,
    interpolation: config.interpolation,
    resources: { [locale]: { [namespace]: words } },
  });
  return instance.t;
};

const loaded = new Map<string, Promise<TFunction>>();

/** The words of a namespace in one locale, for what the server itself writes: mails, files and feeds. */
export const serverWords = (locale: Locale, namespace: string): Promise<TFunction> => {
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const words = load(locale, namespace);
  loaded.set(key, words);
  words.catch(() => loaded.delete(key));
  return words;
};
