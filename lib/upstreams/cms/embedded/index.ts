import path from 'node:path';
import { sharedNow } from '../../../platform/process/clock';
import { createCachedFolder } from '../../files/cached-folder';
import { getFileRights } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { type ContentSchedule, contentSchedules } from '../../files/schedule';
import { buildLibrary, createReads, type Library, listChangedLibraryTags } from '../authored/library';
import { strictRules } from '../authored/rules';
import { applySchedule } from '../authored/scheduled-content';
import type { Cms, FileInfo } from '../contract';
import { openServedFile } from '../served-file';
import { findFile, listFileInfo } from './files';
import { hasDraft, readSource, toAuthoredContent } from './source';

interface Content {
  library: Library;
  /** The library with drafts instead of the pages that they revise. */
  draftLibrary: Library;
  files: FileInfo[];
  schedule: ContentSchedule;
}

/** The CMS in the files below `root`. */
export const embeddedCms = (root: string): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = createCachedFolder<Content>({
    name: 'cms',
    root,
    build: async (reader, previous) => {
      const source = await readSource(reader);
      const files = reuseIfEqual(
        previous?.files,
        (await listFileInfo(folders)).map((file) => ({
          ...file,
          ...getFileRights(source.pictureFiles.descriptions, file.reference),
        })),
      );
      const nowMs = sharedNow();
      const isDue = previous && previous.schedule.nextChangeMs <= nowMs;
      if (previous && reader.isUnchanged && files === previous.files && !isDue) return previous;
      const authored = toAuthoredContent(source, files, false);
      const { content: shownContent, schedule } = applySchedule(authored, nowMs);
      const library = await buildLibrary(shownContent, strictRules, previous?.library);
      const draftLibrary =
        source.entries.some(hasDraft) || shownContent !== authored
          ? await buildLibrary(toAuthoredContent(source, files, true), strictRules, previous?.draftLibrary ?? library)
          : library;
      return reuseIfEqual(previous, { library, draftLibrary, files, schedule });
    },
    diffTags: listChangedLibraryTags,
    onPublish: ({ schedule }) => contentSchedules.set('cms', schedule),
  });

  return {
    ...createReads(async (draft) => (await content.get())[draft ? 'draftLibrary' : 'library']),
    file: (reference) => openServedFile(reference, (name) => findFile(folders, name)),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    loadChanges: content.reload,
  };
};
