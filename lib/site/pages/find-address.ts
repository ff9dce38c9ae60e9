import { cms } from '../../cms';
import { isLocale } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';

/** The address of the page or draft that `path`, such as `/fr/groupe/`, leads to; null where there is none. */
export const findAddress = async (path: string): Promise<string | null> => {
  const [locale, ...segments] = path.split('/').filter(Boolean);
  if (!isLocale(locale)) return null;
  const page = await cms.page({ locale, draft: true }, segments.join('/'));
  return page && pagePath(locale, page.path);
};
