import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Locale, locales } from '../../../i18n/locales';
import { tags } from '../../../model/tags';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { log } from '../../../platform/process/log';
import { cmsFiles } from '../../files/cms-files';
import { keepSame } from '../../files/keep-same';
import { kept } from '../../files/kept';
import type { Authored } from '../authored/authored';
import { changedTags } from '../authored/changed-tags';
import { buildEditionContent, type EditionContent, localizationsIn } from '../authored/edition-content';
import { tolerant } from '../authored/rules';
import type { Cms, CmsFile, Edition, FileFacts } from '../contract';
import { typeOf } from '../file-types';
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

/** The content of a language, from what editors wrote in it. */
interface InLocale {
  authored: Authored;
  content: EditionContent;
  problems: Set<string>;
}

interface Content {
  mirror: Mirror;
  /** What was wrong with single entries. */
  problems: Set<string>;
  inLocale: Record<Locale, InLocale>;
  files: FileFacts[];
  byReference: Map<string, StrapiFile>;
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

const contentIn = async (authored: Authored, locale: Locale, before?: InLocale): Promise<InLocale> => {
  if (isDeepStrictEqual(before?.authored, authored)) return before as InLocale;
  const { problems, rules } = reporting(before?.problems);
  return { authored, content: await buildEditionContent(authored, locale, rules, before?.content), problems };
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
        const authored = authoredOf(mirror);
        const inLocale = {} as Content['inLocale'];
        for (const locale of locales)
          inLocale[locale] = await contentIn(authored[locale], locale, before?.inLocale[locale]);
        const byReference = new Map(mirror.files.map((file) => [file.name, file]));
        if (mirror.files !== before?.mirror.files) await copies.keepOnly(mirror.files);
        const files = keepSame(before?.files, mirror.files.flatMap(factsOf));
        return { mirror, problems, inLocale, byReference, files };
      },
      tagsOf: (before, now) =>
        status === 'draft'
          ? []
          : [
              ...locales.flatMap((locale) =>
                changedTags(locale, before.inLocale[locale].content, now.inLocale[locale].content),
              ),
              ...(before.files === now.files ? [] : [tags.files]),
            ],
    });
  const published = content('published');
  const drafts = content('draft');

  const contentOf = async ({ locale, draft }: Edition) =>
    (await (draft ? drafts : published).get()).inLocale[locale].content;

  const copyOf = async (reference: string): Promise<string | null> => {
    const file = (await published.get()).byReference.get(reference);
    return file ? copies.find(file) : null;
  };
  cmsFiles.find = copyOf;

  return {
    settings: async (edition) => (await contentOf(edition)).settings,
    directory: async (edition) => (await contentOf(edition)).directory,
    page: async (edition, at) => (await contentOf(edition)).byPath.get(at) ?? null,
    localizations: async ({ draft }, id) => {
      const { inLocale } = await (draft ? drafts : published).get();
      return localizationsIn((locale) => inLocale[locale].content, id);
    },
    events: async (edition) => (await contentOf(edition)).events,
    dashboard: async (edition, id) => (await contentOf(edition)).dashboards.get(id) ?? null,
    searchWords: async (edition) => (await contentOf(edition)).searchWords,
    files: async () => (await published.get()).files,
    file: async (reference): Promise<CmsFile | null> => {
      const type = typeOf(reference);
      const copy = type && (await copyOf(reference));
      if (!type || !copy) return null;
      const { size, mtime } = await stat(copy);
      return {
        name: path.basename(reference),
        type,
        bytes: size,
        changed: mtime,
        stream: (range) => createReadStream(copy, range),
      };
    },
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
