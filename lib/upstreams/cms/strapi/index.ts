import { UpstreamError } from '../../../platform/http/upstream-error';
import { log } from '../../../platform/process/log';
import { cachedContent } from '../../files/cached-content';
import { cmsFiles } from '../../files/cms-files';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import { buildLibrary, changedLibraryTags, createReads, type Library } from '../authored/library';
import { tolerantRules } from '../authored/rules';
import type { Cms, FileFacts } from '../contract';
import { getMediaType } from '../file-types';
import { openServedFile } from '../served-file';
import { type Status, type StrapiFile, strapiApi } from './api';
import { fileCopies } from './copies';
import { findChangedPart } from './kinds';
import { type Mirror, type MirrorContext, readMirror, toAuthoredContent } from './mirror';
import { readSnapshot, writeSnapshot } from './snapshot';

interface Options {
  /** The address of Strapi. */
  url: string;
  token: string;
  /** The folder for copies of its files. */
  copies: string;
  /** The file with what was last read, for a start while Strapi is down. */
  snapshot?: string;
}

interface Content {
  mirror: Mirror;
  /** The messages of what is not shown. */
  problemMessages: Set<string>;
  library: Library;
  files: FileFacts[];
}

const toFileFacts = ({ name: reference, bytes }: StrapiFile): FileFacts[] => {
  const type = getMediaType(reference);
  return type && bytes !== null ? [{ reference, type, bytes }] : [];
};

/** Rules that collect the problems, and log those that are not `known`. */
const createReporting = (reportedMessages?: Set<string>) => {
  const problemMessages = new Set<string>();
  const rules = tolerantRules((problem) => {
    if (!reportedMessages?.has(problem.message)) log.error({ err: problem }, 'some content of the CMS is not shown');
    problemMessages.add(problem.message);
  });
  return { problemMessages, rules };
};

/**
 * Strapi as the CMS. All of its content is read once and kept in memory: pages stay available while Strapi is down.
 * `changed` reads what is new.
 */
export const strapiCms = ({ url, token, copies: folder, snapshot }: Options): Cms => {
  const api = strapiApi({ url, token });
  const copies = fileCopies({ url, folder });

  /** What Strapi has; at the start, while it is down, what was last read of it. */
  const readOrRestoreMirror = async (
    previous: Mirror | undefined,
    reading: MirrorContext,
    event: unknown,
  ): Promise<Mirror> => {
    const file = reading.status === 'published' ? snapshot : undefined;
    try {
      const mirror = await readMirror(reading, previous, findChangedPart(event));
      if (file && mirror !== previous) await writeSnapshot(file, mirror);
      return mirror;
    } catch (error) {
      const snapshotMirror = file && !previous && error instanceof UpstreamError ? await readSnapshot(file) : null;
      if (!snapshotMirror) throw error;
      log.error({ err: error }, 'Strapi cannot be read: its content is that of the snapshot');
      return snapshotMirror;
    }
  };

  const createContent = (status: Status) =>
    cachedContent<Content>({
      name: `strapi-${status}`,
      source: `${url} ${folder}`,
      read: async (previous, event) => {
        const { problemMessages, rules } = createReporting(previous?.problemMessages);
        const mirror = await readOrRestoreMirror(previous?.mirror, { api, status, rules }, event);
        if (previous && mirror === previous.mirror) return previous;
        const library = await buildLibrary(toAuthoredContent(mirror), rules, previous?.library);
        if (mirror.files !== previous?.mirror.files) await copies.removeOthers(mirror.files);
        return {
          mirror,
          problemMessages,
          library,
          files: reuseIfEqual(previous?.files, mirror.files.flatMap(toFileFacts)),
        };
      },
      diffTags: status === 'draft' ? () => [] : changedLibraryTags,
    });
  const published = createContent('published');
  const drafts = createContent('draft');

  const findCopy = async (reference: string): Promise<string | null> => {
    const { files } = (await published.get()).mirror;
    const file = files.findLast(({ name }) => name === reference);
    return file ? copies.find(file) : null;
  };
  cmsFiles.find = findCopy;

  return {
    ...createReads(async (draft) => (await (draft ? drafts : published).get()).library),
    files: async () => (await published.get()).files,
    file: (reference) => openServedFile(reference, findCopy),
    readDrafts: async () => void (await drafts.get()),
    changed: async (event) => {
      const changes = await Promise.all(
        [published, drafts].filter(({ isLoaded }) => isLoaded()).map((source) => source.reload(event)),
      );
      if (!published.isLoaded()) await published.get();
      return {
        tags: changes.flatMap((change) => change.tags),
        show: () => {
          for (const { show } of changes) show();
        },
      };
    },
  };
};
