import type { Locale } from '@/lib/i18n/locales';
import { toPagePath } from '@/lib/i18n/paths';
import type { Settings } from '@/lib/model/settings';
import { loadPageIndex } from '@/lib/site/pages/page-index';
import { cms } from '@/lib/upstreams/cms';
import type { CmsPage } from '@/lib/upstreams/cms/contract';

/** The published page, house or article of the folder `id`. Throws if there is none. */
export const loadEntry = async (id: string, locale: Locale): Promise<CmsPage> => {
  const edition = { locale, draft: false };
  const { byId } = await loadPageIndex(edition);
  const page = await cms.page(edition, byId.get(id)?.path ?? 'nowhere');
  if (!page) throw new Error(`There is no entry "${id}" in ${locale}.`);
  return page;
};

/** The path of an entry on the site: `/en/group/history/`. */
export const getEntryPath = async (id: string, locale: Locale): Promise<string> =>
  toPagePath(locale, (await loadEntry(id, locale)).path);

/** The settings that editors maintain for the shell in a locale. */
export const loadSettings = (locale: Locale): Promise<Settings> => cms.settings({ locale, draft: false });

/** The main heading of a page: its hero's first title, or the page title if it has no hero. */
export const getHeading = ({ sections: [firstSection], pageTitle }: CmsPage): string =>
  firstSection?.type === 'hero' ? (firstSection.slides[0]?.title ?? '') : pageTitle;
