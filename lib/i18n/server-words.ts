import type { TFunction } from 'i18next';
import { loadWords } from './load-words';
import type { Locale } from './locales';

/** The strings of a namespace in one locale, for texts of the server: mails, files and feeds. */
export const serverWords = async (locale: Locale, namespace: string): Promise<TFunction> =>
  (await loadWords(locale, namespace)).t;
