import { isLocale, locales, mapLocales, type PerLocale } from '../../../i18n/locales';
import { toPagePath } from '../../../i18n/paths';
import { tags } from '../../../model/tags';
import { listFileReferences } from '../../files/file-references';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import type { Cms, Edition, FileInfo } from '../contract';
import type { AuthoredContent } from './authored-content';
import { listChangedTags } from './changed-tags';
import { buildEditionContent, type EditionContent, reportRedirect } from './edition-content';
import { addMoves, buildRedirectTable, findRedirect, parseAddress, type RedirectTable } from './redirects';
import type { Rules } from './rules';

/** The content of every locale, and the redirects of all. */
export interface Library {
  editions: PerLocale<EditionContent>;
  redirects: RedirectTable;
}

/** Creates a function that returns whether there is a page at an address of this site. */
const createPageCheck = (editions: PerLocale<EditionContent>) => (address: string) => {
  const { locale, path } = parseAddress(address);
  return isLocale(locale) && editions[locale].pagesByPath.has(path);
};

/** The ids of all pages by their addresses. */
export const listPageIds = ({ editions }: Library): Map<string, string> =>
  new Map(
    locales.flatMap((locale) =>
      [...editions[locale].pagesByPath].map(([path, { id }]) => [toPagePath(locale, path), id] as const),
    ),
  );

/** Lists the former addresses of pages, each with the current one. `pageIds` are the ids of pages by address. */
const listMoves = (editions: PerLocale<EditionContent>, pageIds: ReadonlyMap<string, string>): [string, string][] => {
  const addresses = mapLocales(
    (locale) => new Map([...editions[locale].pagesByPath].map(([path, { id }]) => [id, toPagePath(locale, path)])),
  );
  return [...pageIds].flatMap(([from, id]): [string, string][] => {
    const { locale } = parseAddress(from);
    const to = isLocale(locale) && addresses[locale].get(id);
    return to && to !== from ? [[from, to]] : [];
  });
};

/**
 * Builds the library from authored content. Unchanged pages, locales and libraries retain their identity. `pageIds` are
 * the ids of pages by current and former addresses.
 */
export const buildLibrary = async (
  authored: PerLocale<AuthoredContent>,
  rules: Rules,
  previous?: Library,
  pageIds: ReadonlyMap<string, string> = new Map(),
): Promise<Library> => {
  const editions = {} as PerLocale<EditionContent>;
  for (const locale of locales)
    editions[locale] = await buildEditionContent(authored[locale], locale, rules, previous?.editions[locale]);
  const redirects = buildRedirectTable(
    locales.flatMap((locale) => editions[locale].redirects),
    createPageCheck(editions),
    (redirect, problem) => reportRedirect(rules, redirect, problem),
  );
  addMoves(redirects, listMoves(editions, pageIds));
  return reuseIfEqual(previous, { editions, redirects: reuseIfEqual(previous?.redirects, redirects) });
};

/** The references of all files that a library shows. */
export const listShownFiles = ({ editions }: Library): Set<string> =>
  new Set(
    Object.values(editions).flatMap(({ pagesByPath, settings, events, redirects }) =>
      [...pagesByPath.values(), settings, events, redirects].flatMap(listFileReferences),
    ),
  );

/** A library with the files that visitors can download. */
interface LibraryFiles {
  library: Library;
  files: FileInfo[];
}

/** Lists the tags of the differences between two published contents. Unchanged parts must be identical. */
export const listChangedLibraryTags = (previous: LibraryFiles, current: LibraryFiles): string[] => [
  ...locales.flatMap((locale) =>
    listChangedTags(locale, previous.library.editions[locale], current.library.editions[locale]),
  ),
  ...(previous.library.redirects === current.library.redirects ? [] : [tags.redirects]),
  ...(previous.files === current.files ? [] : [tags.files]),
];

/** Creates the read methods of a CMS. `getLibrary` returns its library, with drafts or without. */
export const createReads = (getLibrary: (draft: boolean) => Promise<Library>) => {
  const getContent = async ({ locale, draft }: Edition) => (await getLibrary(draft)).editions[locale];
  return {
    settings: async (edition) => (await getContent(edition)).settings,
    pageList: async (edition) => (await getContent(edition)).pageList,
    page: async (edition, path) => (await getContent(edition)).pagesByPath.get(path) ?? null,
    localizations: async ({ draft }, id) => {
      const { editions } = await getLibrary(draft);
      return locales.flatMap((locale) => {
        const page = editions[locale].pageList.pages.find((candidate) => candidate.id === id);
        return page ? [{ locale, path: toPagePath(locale, page.path) }] : [];
      });
    },
    events: async (edition) => (await getContent(edition)).events,
    dashboard: async (edition, id) => (await getContent(edition)).dashboards.get(id) ?? null,
    redirect: async (address) => {
      const { editions, redirects } = await getLibrary(false);
      return findRedirect(redirects, address, createPageCheck(editions));
    },
    searchWords: async (edition) => (await getContent(edition)).searchWords,
  } satisfies Partial<Cms>;
};
