import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import config from '../../next-i18next.config';
import type { Locale } from './locales';

/** The words of the interface in one locale, as page props: the common namespace and those named. */
export const translations = (locale: Locale, namespaces: string[] = []) =>
  serverSideTranslations(locale, ['common', ...namespaces], config);
