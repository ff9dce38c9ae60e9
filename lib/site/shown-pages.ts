import { cms } from '../cms';
import type { CmsPage } from '../cms/contract';
import { locales } from '../i18n/locales';
import { pagePath } from '../i18n/paths';
import { showsOthers } from './section-data';

/** What the site shows at a moment: every page by its address, and the settings of each locale. */
export interface Shown {
  pages: Map<string, CmsPage>;
  settings: string;
}

export const shownNow = async (): Promise<Shown> => {
  const views = locales.map((locale) => ({ locale, draft: false }));
  const pages = await Promise.all(
    views.map(async (view) =>
      (await cms.pages(view)).map((page): [string, CmsPage] => [pagePath(view.locale, page.path), page]),
    ),
  );
  const settings = await Promise.all(views.map((view) => cms.settings(view)));
  return { pages: new Map(pages.flat()), settings: JSON.stringify(settings) };
};

const isSame = (a: CmsPage | undefined, b: CmsPage | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The addresses of pages that are other than they were, and of those that show other entries. */
export const changedAddresses = (before: Shown, after: Shown): string[] => {
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])];
  if (before.settings !== after.settings) return addresses;
  const changed = addresses.filter((address) => !isSame(before.pages.get(address), after.pages.get(address)));
  const lists = addresses.filter((address) => after.pages.get(address)?.sections.some(showsOthers));
  return [...new Set([...changed, ...lists])];
};
