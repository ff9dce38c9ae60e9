import pLimit from 'p-limit';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { sharedNow } from '../../../platform/process/clock';
import { log } from '../../../platform/process/log';
import { createCachedContent } from '../../files/cached-content';
import { cmsFiles } from '../../files/cms-files';
import { getFileRights } from '../../files/pictures';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { type ContentSchedule, contentSchedules, getNextChangeMs } from '../../files/schedule';
import { buildLibrary, createReads, type Library, listChangedLibraryTags, listShownFiles } from '../authored/library';
import { createTolerantRules } from '../authored/rules';
import { applySchedule } from '../authored/scheduled-content';
import type { Cms, FileInfo } from '../contract';
import { getMediaType } from '../file-types';
import { createStrapiApi, type Status } from './api';
import { createFileCopies } from './copies';
import { findChangedPart } from './kinds';
import { type Mirror, type MirrorContext, readMirror, toAuthoredContent } from './mirror';
import { readSnapshot, writeSnapshot } from './snapshot';

interface Options {
  /** The base URL of Strapi. */
  url: string;
  token: string;
  /** The folder for copies of Strapi's files. */
  copiesFolder: string;
  /** The file for a snapshot of the content, with which the site starts while Strapi is down. */
  snapshotFile?: string;
}

interface Content {
  mirror: Mirror;
  /** The messages about content that was left out. */
  problemMessages: Set<string>;
  library: Library;
  files: FileInfo[];
  schedule: ContentSchedule;
}

const listFileInfo = ({ files, pictures }: Mirror): FileInfo[] =>
  files.flatMap(({ name: reference, bytes }) => {
    const type = getMediaType(reference);
    return type && bytes !== null ? [{ reference, type, bytes, ...getFileRights(pictures, reference) }] : [];
  });

/** Creates rules that collect the messages of problems, and log those that were not reported before. */
const createReporting = (reportedMessages?: Set<string>) => {
  const problemMessages = new Set<string>();
  const rules = createTolerantRules((problem) => {
    if (!reportedMessages?.has(problem.message))
      log.error({ event: 'cms.content_invalid', err: problem }, 'failed to parse some content of the CMS');
    problemMessages.add(problem.message);
  });
  return { problemMessages, rules };
};

/**
 * The CMS on Strapi. All content is read once and cached in memory: pages remain available while Strapi is down.
 * `loadChanges` reads what has changed in Strapi since the last read; `publish` of its result makes that the cached
 * content.
 */
export const strapiCms = ({ url, token, copiesFolder: folder, snapshotFile }: Options): Cms => {
  const api = createStrapiApi({ url, token });
  const copies = createFileCopies({ url, folder });
  const snapshotWrites = pLimit(1);

  /**
   * Reads Strapi's content, and updates the snapshot if published content has changed. On startup while Strapi is
   * unavailable, returns the snapshot's content. If scheduled content of any source is due meanwhile, returns the previous
   * content, since all sources are refreshed together.
   */
  const readOrRestoreMirror = async (
    previous: Mirror | undefined,
    context: MirrorContext,
    event: unknown,
    isDue: boolean,
  ): Promise<Mirror> => {
    const file = context.status === 'published' ? snapshotFile : undefined;
    try {
      const mirror = await readMirror(context, previous, findChangedPart(event));
      // Visitors do not wait for the snapshot to show new content.
      if (file && mirror !== previous) void snapshotWrites(() => writeSnapshot(file, mirror));
      return mirror;
    } catch (error) {
      if (previous && isDue && error instanceof UpstreamError) return previous;
      const snapshotMirror = file && !previous && error instanceof UpstreamError ? await readSnapshot(file) : null;
      if (!snapshotMirror) throw error;
      log.error(
        { event: 'cms.strapi_unavailable', err: error },
        'failed to read Strapi; using the snapshot of its content',
      );
      return snapshotMirror;
    }
  };

  const createContent = (status: Status) =>
    createCachedContent<Content>({
      name: `strapi-${status}`,
      source: `${url} ${folder}`,
      read: async (previous, event) => {
        const { problemMessages, rules } = createReporting(previous?.problemMessages);
        const nowMs = sharedNow();
        const isDue = getNextChangeMs() <= nowMs;
        const mirror = await readOrRestoreMirror(previous?.mirror, { api, status, rules }, event, isDue);
        if (previous && mirror === previous.mirror && !isDue) return previous;
        const authored = toAuthoredContent(mirror);
        const { content, nextChangeMs } = applySchedule(authored, nowMs);
        const library = await buildLibrary(status === 'draft' ? authored : content, rules, previous?.library);
        if (mirror.files !== previous?.mirror.files) await copies.removeOthers(mirror.files);
        return {
          mirror,
          problemMessages,
          library,
          files: reuseIfEqual(previous?.files, listFileInfo(mirror)),
          schedule: { nextChangeMs, shownFiles: listShownFiles(library) },
        };
      },
      diffTags: status === 'draft' ? () => [] : listChangedLibraryTags,
      onPublish: status === 'draft' ? undefined : ({ schedule }) => contentSchedules.set('cms', schedule),
    });
  const published = createContent('published');
  const drafts = createContent('draft');

  /** Finds the path of the copy of a file by its reference; null if there is no such file. */
  const findCopy = async (reference: string): Promise<string | null> => {
    const { files } = (await published.get()).mirror;
    const file = files.findLast(({ name }) => name === reference);
    return file ? copies.find(file) : null;
  };
  cmsFiles.find = findCopy;

  return {
    ...createReads(async (draft) => (await (draft ? drafts : published).get()).library),
    files: async () => (await published.get()).files,
    file: async (reference) => (getMediaType(reference) ? findCopy(reference) : null),
    readDrafts: async () => void (await drafts.get()),
    loadChanges: async (event) => {
      const changes = await Promise.all(
        [published, drafts].filter(({ isLoaded }) => isLoaded()).map((source) => source.reload(event)),
      );
      if (!published.isLoaded()) await published.get();
      return {
        tags: changes.flatMap((change) => change.tags),
        publish: () => {
          for (const { publish } of changes) publish();
        },
      };
    },
  };
};
