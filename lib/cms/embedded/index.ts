import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { check } from '../../content-file';
import { type Locale, tagOf } from '../../i18n/locales';
import type { Cms, View } from '../contract';
import { fileReferences, fileStore } from './files';
import { mediaManifest } from './leaves';
import { buildLibrary, type Shelf } from './library';
import { readDashboards, readEntries, readEvents } from './source';

type Libraries = Map<boolean, Record<Locale, Shelf>>;

/**
 * What has been read, by folder: pages and endpoints are built apart from each other, so that a module of theirs is
 * there twice; what one has read again, the other is to show.
 */
const shared = globalThis as typeof globalThis & { librariesByRoot?: Map<string, Libraries> };

const foldersOf = (root: string) => ({
  files: path.join(root, 'files'),
  media: path.join(process.cwd(), 'public/media'),
});

const readSource = (root: string) => {
  const media = check(mediaManifest, JSON.parse(readFileSync(path.join(root, 'media.json'), 'utf8')), 'media.json');
  return {
    root,
    entries: readEntries(root),
    events: readEvents(root),
    dashboards: readDashboards(root),
    media,
    files: fileReferences(foldersOf(root)),
  };
};

/** The CMS on the files below `root`. With `live`, a changed file shows at once. */
export const embeddedCms = (root: string, { live = false } = {}): Cms => {
  shared.librariesByRoot ??= new Map();
  const libraries = shared.librariesByRoot.get(root) ?? (new Map() as Libraries);
  shared.librariesByRoot.set(root, libraries);
  if (live) watch(root, { recursive: true }, () => libraries.clear()).unref();

  const shelf = ({ locale, draft }: View): Shelf => {
    const library = libraries.get(draft) ?? buildLibrary(readSource(root), draft);
    libraries.set(draft, library);
    return library[locale];
  };
  const houses = (view: View) => {
    const { compare } = new Intl.Collator(tagOf(view.locale));
    return shelf(view)
      .pages.filter((page) => page.house)
      .sort((a, b) => compare(a.pageTitle, b.pageTitle));
  };

  return {
    settings: async (view) => shelf(view).settings,
    page: async (view, path) => shelf(view).byPath.get(path) ?? null,
    pages: async (view) => shelf(view).pages,
    houses: async (view) => houses(view),
    events: async (view) => shelf(view).events,
    dashboard: async (view, id) => shelf(view).dashboards.get(id) ?? null,
    file: fileStore(foldersOf(root)),
    refresh: async () => {
      const source = readSource(root);
      const fresh = [false, true].map((draft) => [draft, buildLibrary(source, draft)] as const);
      for (const [draft, library] of fresh) libraries.set(draft, library);
    },
  };
};
