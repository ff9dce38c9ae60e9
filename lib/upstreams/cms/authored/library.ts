import { locales, type PerLocale } from '../../../i18n/locales';
import { toPagePath } from '../../../i18n/paths';
import { tags } from '../../../model/tags';
import { reuseIfEqual } from '../../files/reuse-if-equal';
import type { Cms, Edition, FileInfo } from '../contract';
import type { AuthoredContent } from './authored-content';
import { listChangedTags } from './changed-tags';
import { buildEditionContent, type EditionContent } from './edition-content';
import type { Rules } from './rules';

/** The content of every locale. */
export type Library = PerLocale<EditionContent>;

/** Builds the library from authored content. Unchanged pages, locales and libraries retain their identity. */
export const buildLibrary = async (
  authored: PerLocale<AuthoredContent>,
  rules: Rules,
  previous?: Library,
): Promise<Library> => {
  const library = {} as Library;
  for (const locale of locales)
    library[locale] = await buildEditionContent(authored[locale], locale, rules, previous?.[locale]);
  return reuseIfEqual(previous, library);
};

/** A library with the files that visitors can download. */
interface LibraryFiles {
  library: Library;
  files: FileInfo[];
}

/** Lists the tags of the differences between two published contents. Unchanged parts must be identical. */
export const listChangedLibraryTags = (previous: LibraryFiles, current: LibraryFiles): string[] => [
  ...locales.flatMap((locale) => listChangedTags(locale, previous.library[locale], current.library[locale])),
  ...(previous.files === current.files ? [] : [tags.files]),
];

/** Creates the read methods of a CMS. `getLibrary` returns its library, with drafts or without. */
export const createReads = (getLibrary: (draft: boolean) => Promise<Library>) => {
  const getContent = async ({ locale, draft }: Edition) => (await getLibrary(draft))[locale];
  return {
    settings: async (edition) => (await getContent(edition)).settings,
    pageList: async (edition) => (await getContent(edition)).pageList,
    page: async (edition, path) => (await getContent(edition)).pagesByPath.get(path) ?? null,
    localizations: async ({ draft }, id) => {
      const library = await getLibrary(draft);
      return locales.flatMap((locale) => {
        const page = library[locale].pageList.pages.find((candidate) => candidate.id === id);
        return page ? [{ locale, path: toPagePath(locale, page.path) }] : [];
      });
    },
    events: async (edition) => (await getContent(edition)).events,
    dashboard: async (edition, id) => (await getContent(edition)).dashboards.get(id) ?? null,
    searchWords: async (edition) => (await getContent(edition)).searchWords,
  } satisfies Partial<Cms>;
};
