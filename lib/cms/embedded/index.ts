import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { check } from '../../content-file';
import { type Locale, tagOf } from '../../i18n/locales';
import type { Cms, CmsPage, View } from '../contract';
import { mediaManifest } from './leaves';
import { buildLibrary, type Shelf } from './library';
import { readEntries } from './source';

const byDate = (a: CmsPage, b: CmsPage) => b.publishedAt.localeCompare(a.publishedAt);

/** The CMS on the files below `root`. With `live`, a changed file shows at once. */
export const embeddedCms = (root: string, { live = false } = {}): Cms => {
  const libraries = new Map<boolean, Record<Locale, Shelf>>();
  if (live) watch(root, { recursive: true }, () => libraries.clear()).unref();

  const shelf = ({ locale, draft }: View): Shelf => {
    const library = libraries.get(draft) ?? load(root, draft);
    libraries.set(draft, library);
    return library[locale];
  };
  const houses = (view: View) => {
    const { compare } = new Intl.Collator(tagOf(view.locale));
    return [...shelf(view).byPath.values()]
      .filter((page) => page.house)
      .sort((a, b) => compare(a.pageTitle, b.pageTitle));
  };
  const articles = (view: View) => [...shelf(view).byPath.values()].filter((page) => page.article).sort(byDate);

  return {
    settings: async (view) => shelf(view).settings,
    page: async (view, path) => shelf(view).byPath.get(path) ?? null,
    pages: async (view) => [...shelf(view).byPath.values()],
    houses: async (view) => houses(view),
    articles: async (view, { category, page, pageSize }) => {
      const found = articles(view).filter(({ article }) => !category || article?.category === category);
      return {
        items: found.slice(page * pageSize, (page + 1) * pageSize),
        nbPages: Math.ceil(found.length / pageSize),
      };
    },
    beside: async (view, page, limit) => {
      const parent = page.breadcrumbs.at(-2)?.path;
      const siblings = [...shelf(view).byPath.values()].filter(
        (other) => other.id !== page.id && other.breadcrumbs.at(-2)?.path === parent,
      );
      const sameSector = ({ house }: CmsPage) => Number(house?.sector === page.house?.sector);
      return siblings.sort((a, b) => sameSector(b) - sameSector(a) || byDate(a, b)).slice(0, limit);
    },
  };
};

const load = (root: string, draft: boolean) => {
  const media = check(mediaManifest, JSON.parse(readFileSync(path.join(root, 'media.json'), 'utf8')), 'media.json');
  return buildLibrary({ root, entries: readEntries(root), media }, draft);
};
