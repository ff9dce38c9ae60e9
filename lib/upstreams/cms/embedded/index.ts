import path from 'node:path';
import { orNull } from '../../../platform/http/or-null';
import { sharedNow } from '../../../platform/process/clock';
import type { PagePaths } from '../../../platform/state/page-paths';
import { createCachedFolder } from '../../files/cached-folder';
import { getFileRights } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { type ContentSchedule, contentSchedules } from '../../files/schedule';
import {
  buildLibrary,
  createReads,
  type Library,
  listChangedLibraryTags,
  listPageIds,
  listShownFiles,
} from '../authored/library';
import { strictRules } from '../authored/rules';
import { applySchedule } from '../authored/scheduled-content';
import type { Cms, FileInfo } from '../contract';
import { findFile, listFileInfo } from './files';
import { hasDraft, readSource, toAuthoredContent } from './source';

interface Content {
  library: Library;
  /** The library with drafts instead of the pages that they revise. */
  draftLibrary: Library;
  files: FileInfo[];
  schedule: ContentSchedule;
  /** The ids of pages by their current and former addresses. */
  pageIds: ReadonlyMap<string, string>;
}

/** The CMS in the files below `root`. `pagePaths` records the paths of pages; without it, former paths lead nowhere. */
export const embeddedCms = (root: string, pagePaths?: PagePaths): Cms => {
  const folders = { files: path.join(root, 'files'), media: path.join(process.cwd(), 'public/media') };

  const content = createCachedFolder<Content>({
    name: 'cms',
    root,
    build: async (reader, previous) => {
      const [source, listedFiles] = await Promise.all([readSource(reader), listFileInfo(folders)]);
      const files = reuseIfEqual(
        previous?.files,
        listedFiles.map((file) => ({
          ...file,
          ...getFileRights(source.pictureFiles.descriptions, file.reference),
        })),
      );
      const nowMs = sharedNow();
      const isDue = previous && previous.schedule.nextChangeMs <= nowMs;
      if (previous && reader.isUnchanged && files === previous.files && !isDue) return previous;
      const authored = toAuthoredContent(source, files, false);
      const { content: shownContent, nextChangeMs } = applySchedule(authored, nowMs);
      const recordedIds = pagePaths && (await orNull(pagePaths.list(), 'read the former paths of pages'));
      const pageIds = recordedIds ?? previous?.pageIds ?? new Map();
      const library = await buildLibrary(shownContent, strictRules, previous?.library, pageIds);
      const draftLibrary =
        source.entries.some(hasDraft) || shownContent !== authored
          ? await buildLibrary(toAuthoredContent(source, files, true), strictRules, previous?.draftLibrary ?? library)
          : library;
      const schedule = { nextChangeMs, shownFiles: listShownFiles(library) };
      return reuseIfEqual(previous, { library, draftLibrary, files, schedule, pageIds });
    },
    diffTags: listChangedLibraryTags,
    onPublish: ({ library, schedule }) => {
      contentSchedules.set('cms', schedule);
      if (pagePaths) void orNull(pagePaths.record(listPageIds(library)), 'record the paths of pages');
    },
  });

  return {
    ...createReads(async (draft) => (await content.get())[draft ? 'draftLibrary' : 'library']),
    file: (reference) => findFile(folders, reference),
    files: async () => (await content.get()).files,
    readDrafts: async () => void (await content.get()),
    loadChanges: content.reload,
  };
};
