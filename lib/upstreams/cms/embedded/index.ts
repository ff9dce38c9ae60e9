import path from 'node:path';
import { keepSame } from '../../files/keep-same';
import { keptContent } from '../../files/kept-content';
import { buildLibrary, type Library, readsOf, tagsBetween } from '../authored/library';
import { strict } from '../authored/rules';
import type { Cms, FileFacts } from '../contract';
import { servedFile } from '../served-file';
import { fileFacts, findFile } from './files';
import { authoredOf, hasDraft, readSource } from './source';

interface Content {
  library: Library;
  /** With drafts instead of the pages that they revise. */
  revised: Library;
  files: FileFacts[];
}

/** The CMS on the files below `root`. */
export const embeddedCms = (root: string): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = keptContent<Content>({
    name: 'cms',
    root,
    make: async (reading, before) => {
      const source = await readSource(reading);
      const files = keepSame(before?.files, await fileFacts(folders));
      if (before && reading.isAsBefore && files === before.files) return before;
      const build = (draft: boolean, like?: Library) => buildLibrary(authoredOf(source, files, draft), strict, like);
      const library = await build(false, before?.library);
      const revised = source.entries.some(hasDraft) ? await build(true, before?.revised ?? library) : library;
      return keepSame(before, { library, revised, files });
    },
    tagsOf: tagsBetween,
  });

  return {
    ...readsOf(async (draft) => (await content.get())[draft ? 'revised' : 'library']),
    file: (reference) => servedFile(reference, (name) => findFile(folders, name)),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    changed: content.reread,
  };
};
