import type { SSRConfig } from 'next-i18next/pages';
import { loadStrings } from './load-strings';
import type { Locale } from './locales';

type Messages = Record<string, Record<string, unknown>>;

/** Loads the strings of namespaces in one locale, for parts that are loaded after their page. */
export const loadNamespaceStrings = async (locale: Locale, namespaces: string[]): Promise<Messages> => {
  const all = await Promise.all(
    namespaces.map(async (namespace) => {
      const strings = await loadStrings(locale, namespace);
      return [namespace, strings.getResourceBundle(locale, namespace)];
    }),
  );
  return Object.fromEntries(all);
};

/**
 * Loads the interface strings of a locale as page props: the common namespace and `namespaces`. It replaces
 * next-i18next's serverSideTranslations, which shows keys if a file cannot be read, and never retries. Rejects if a
 * file cannot be read.
 */
export const loadTranslations = async (locale: Locale, namespaces: string[] = []): Promise<SSRConfig> => {
  const ns = ['common', ...namespaces];
  const initialI18nStore = { [locale]: await loadNamespaceStrings(locale, ns) };
  return { _nextI18Next: { initialI18nStore, initialLocale: locale, ns, userConfig: null } };
};
