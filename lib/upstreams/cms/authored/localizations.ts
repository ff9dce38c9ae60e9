import { type Locale, locales } from '../../../i18n/locales';
import { pagePath } from '../../../i18n/paths';
import type { PageLocalization } from '../../../model/page';
import type { EditionContent } from './edition-content';

/** The addresses of a page in all locales that have it. */
export const localizationsIn = (contentOf: (locale: Locale) => EditionContent, id: string): PageLocalization[] =>
  locales.flatMap((locale) => {
    const page = contentOf(locale).directory.pages.find((one) => one.id === id);
    return page ? [{ locale, path: pagePath(locale, page.path) }] : [];
  });
