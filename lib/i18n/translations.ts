import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import config from '../../next-i18next.config';
import type { Locale } from './locales';

/** The words of the interface in one locale, as page props: the common namespace and those named. */
export const translations = (locale: Locale, namespaces: string[] = []) =>
  serverSideTranslations(locale, ['common', ...namespaces], config);

type Messages = Record<string, Record<string, unknown>>;

/** The words of namespaces in one locale, for a part of the site that comes after its page: without the common ones. */
export const wordsOfNamespaces = async (locale: Locale, namespaces: string[]): Promise<Messages> => {
  const { _nextI18Next } = await translations(locale, namespaces);
  const { common: _, ...words } = (_nextI18Next?.initialI18nStore[locale] ?? {}) as Messages;
  return words;
};
