import path from 'node:path';
import { locales } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { keepSame } from '../../files/keep-same';
import { keptContent } from '../../files/kept-content';
import { changedTags } from '../authored/changed-tags';
import { type EditionContent, localizationsIn } from '../authored/edition-content';
import type { Cms, Edition, FileFacts } from '../contract';
import { fileFacts, fileStore } from './files';
import { buildLibrary, type Library } from './library';
import { type Entry, readSource } from './source';

interface Content {
  published: Library;
  /** With drafts instead of the pages that they revise. */
  revised: Library;
  files: FileFacts[];
}

const hasDraft = ({ drafts }: Entry) => Object.keys(drafts).length > 0;

/** The CMS on the files below `root`. With `live`, a changed file shows at once. */
export const embeddedCms = (root: string, { live = false } = {}): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = keptContent<Content>({
    name: 'cms',
    root,
    live,
    make: async (reading, before) => {
      const source = await readSource(reading);
      const files = keepSame(before?.files, await fileFacts(folders));
      if (before && reading.isAsBefore && files === before.files) return before;
      const published = await buildLibrary({ source, files, draft: false }, before?.published);
      const revised = source.entries.some(hasDraft)
        ? await buildLibrary({ source, files, draft: true }, before?.revised ?? published)
        : published;
      return keepSame(before, { published, revised, files });
    },
    tagsOf: (before, now) => [
      ...locales.flatMap((locale) => changedTags(locale, before.published[locale], now.published[locale])),
      ...(before.files === now.files ? [] : [tags.files]),
    ],
  });

  const contentOf = async ({ locale, draft }: Edition): Promise<EditionContent> => {
    const { published, revised } = await content.get();
    return (draft ? revised : published)[locale];
  };

  return {
    settings: async (edition) => (await contentOf(edition)).settings,
    directory: async (edition) => (await contentOf(edition)).directory,
    page: async (edition, path) => (await contentOf(edition)).byPath.get(path) ?? null,
    localizations: async ({ draft }, id) => {
      const { published, revised } = await content.get();
      return localizationsIn((locale) => (draft ? revised : published)[locale], id);
    },
    events: async (edition) => (await contentOf(edition)).events,
    dashboard: async (edition, id) => (await contentOf(edition)).dashboards.get(id) ?? null,
    searchWords: async (edition) => (await contentOf(edition)).searchWords,
    file: fileStore(folders),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    changed: content.reread,
  };
};
