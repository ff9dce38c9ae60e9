import { UpstreamError } from '../../../platform/http/upstream-error';
import { log } from '../../../platform/process/log';
import { cmsFiles } from '../../files/cms-files';
import { keepSame } from '../../files/keep-same';
import { kept } from '../../files/kept';
import { buildLibrary, type Library, readsOf, tagsBetween } from '../authored/library';
import { tolerant } from '../authored/rules';
import type { Cms, FileFacts } from '../contract';
import { typeOf } from '../file-types';
import { servedFile } from '../served-file';
import { type Status, type StrapiFile, strapiApi } from './api';
import { fileCopies } from './copies';
import { partOf } from './kinds';
import { authoredOf, type Mirror, type Reading, readMirror } from './mirror';
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
  problems: Set<string>;
  library: Library;
  files: FileFacts[];
}

const factsOf = ({ name: reference, bytes }: StrapiFile): FileFacts[] => {
  const type = typeOf(reference);
  return type && bytes !== null ? [{ reference, type, bytes }] : [];
};

/** Rules that collect the problems, and log those that are not `known`. */
const reporting = (known?: Set<string>) => {
  const problems = new Set<string>();
  const rules = tolerant((problem) => {
    if (!known?.has(problem.message)) log.error({ err: problem }, 'some content of the CMS is not shown');
    problems.add(problem.message);
  });
  return { problems, rules };
};

/**
 * Strapi as the CMS. All of its content is read once and kept in memory: pages stay available while Strapi is down.
 * `changed` reads what is new.
 */
export const strapiCms = ({ url, token, copies: folder, snapshot }: Options): Cms => {
  const api = strapiApi({ url, token });
  const copies = fileCopies({ url, folder });

  /** What Strapi has; at the start, while it is down, what was last read of it. */
  const mirrorAfter = async (before: Mirror | undefined, reading: Reading, event: unknown): Promise<Mirror> => {
    const file = reading.status === 'published' ? snapshot : undefined;
    try {
      const mirror = await readMirror(reading, before, partOf(event));
      if (file && mirror !== before) await writeSnapshot(file, mirror);
      return mirror;
    } catch (error) {
      const known = file && !before && error instanceof UpstreamError ? await readSnapshot(file) : null;
      if (!known) throw error;
      log.error({ err: error }, 'Strapi cannot be read: its content is that of the snapshot');
      return known;
    }
  };

  const content = (status: Status) =>
    kept<Content>({
      name: `strapi-${status}`,
      source: `${url} ${folder}`,
      read: async (before, event) => {
        const { problems, rules } = reporting(before?.problems);
        const mirror = await mirrorAfter(before?.mirror, { api, status, rules }, event);
        if (before && mirror === before.mirror) return before;
        const library = await buildLibrary(authoredOf(mirror), rules, before?.library);
        if (mirror.files !== before?.mirror.files) await copies.keepOnly(mirror.files);
        return { mirror, problems, library, files: keepSame(before?.files, mirror.files.flatMap(factsOf)) };
      },
      tagsOf: status === 'draft' ? () => [] : tagsBetween,
    });
  const published = content('published');
  const drafts = content('draft');

  const copyOf = async (reference: string): Promise<string | null> => {
    const { files } = (await published.get()).mirror;
    const file = files.findLast(({ name }) => name === reference);
    return file ? copies.find(file) : null;
  };
  cmsFiles.find = copyOf;

  return {
    ...readsOf(async (draft) => (await (draft ? drafts : published).get()).library),
    files: async () => (await published.get()).files,
    file: (reference) => servedFile(reference, copyOf),
    readDrafts: async () => void (await drafts.get()),
    changed: async (event) => {
      const changes = await Promise.all(
        [published, drafts].filter(({ isKnown }) => isKnown()).map((one) => one.reread(event)),
      );
      if (!published.isKnown()) await published.get();
      return {
        tags: changes.flatMap((change) => change.tags),
        show: () => {
          for (const { show } of changes) show();
        },
      };
    },
  };
};
