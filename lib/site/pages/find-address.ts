import { isLocale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { directoryOf } from './directory';

/** The address of the page or draft at `path`, such as `/fr/groupe/`; null if there is none. */
export const findAddress = async (path: string): Promise<string | null> => {
  const [locale, ...segments] = path.split('/').filter(Boolean);
  if (!isLocale(locale)) return null;
  const { byPath } = await directoryOf({ locale, draft: true });
  const page = byPath.get(segments.join('/'));
  return page ? pagePath(locale, page.path) : null;
};
