import path from 'node:path';
import { cachedFolder } from '../../files/cached-folder';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { buildLibrary, changedLibraryTags, createReads, type Library } from '../authored/library';
import { strictRules } from '../authored/rules';
import type { Cms, FileFacts } from '../contract';
import { openServedFile } from '../served-file';
import { findFile, listFileFacts } from './files';
import { hasDraft, readSource, toAuthoredContent } from './source';

interface Content {
  library: Library;
  /** With drafts instead of the pages that they revise. */
  revised: Library;
  files: FileFacts[];
}

/** The CMS on the files below `root`. */
export const embeddedCms = (root: string): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = cachedFolder<Content>({
    name: 'cms',
    root,
    build: async (reader, previous) => {
      const source = await readSource(reader);
      const files = reuseIfEqual(previous?.files, await listFileFacts(folders));
      if (previous && reader.isUnchanged && files === previous.files) return previous;
      const build = (draft: boolean, base?: Library) =>
        buildLibrary(toAuthoredContent(source, files, draft), strictRules, base);
      const library = await build(false, previous?.library);
      const revised = source.entries.some(hasDraft) ? await build(true, previous?.revised ?? library) : library;
      return reuseIfEqual(previous, { library, revised, files });
    },
    diffTags: changedLibraryTags,
  });

  return {
    ...createReads(async (draft) => (await content.get())[draft ? 'revised' : 'library']),
    file: (reference) => openServedFile(reference, (name) => findFile(folders, name)),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    changed: content.reload,
  };
};
