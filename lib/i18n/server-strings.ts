import type { TFunction } from 'i18next';
import { loadStrings } from './load-strings.ts';
import type { Locale } from './locales';

/** The strings of a namespace in one locale, for texts of the server: mails, files and feeds. */
export const serverStrings = async (locale: Locale, namespace: string): Promise<TFunction> =>
  (await loadStrings(locale, namespace)).t;
