import path from 'node:path';
import { createCachedFolder } from '../../files/cached-folder';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { buildLibrary, createReads, type Library, listChangedLibraryTags } from '../authored/library';
import { strictRules } from '../authored/rules';
import type { Cms, FileInfo } from '../contract';
import { openServedFile } from '../served-file';
import { findFile, listFileInfo } from './files';
import { hasDraft, readSource, toAuthoredContent } from './source';

interface Content {
  library: Library;
  /** The library with drafts instead of the pages that they revise. */
  draftLibrary: Library;
  files: FileInfo[];
}

/** The CMS in the files below `root`. */
export const embeddedCms = (root: string): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = createCachedFolder<Content>({
    name: 'cms',
    root,
    build: async (reader, previous) => {
      const source = await readSource(reader);
      const files = reuseIfEqual(previous?.files, await listFileInfo(folders));
      if (previous && reader.isUnchanged && files === previous.files) return previous;
      const build = (draft: boolean, base?: Library) =>
        buildLibrary(toAuthoredContent(source, files, draft), strictRules, base);
      const library = await build(false, previous?.library);
      const draftLibrary = source.entries.some(hasDraft)
        ? await build(true, previous?.draftLibrary ?? library)
        : library;
      return reuseIfEqual(previous, { library, draftLibrary, files });
    },
    diffTags: listChangedLibraryTags,
  });

  return {
    ...createReads(async (draft) => (await content.get())[draft ? 'draftLibrary' : 'library']),
    file: (reference) => openServedFile(reference, (name) => findFile(folders, name)),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    loadChanges: content.reload,
  };
};
