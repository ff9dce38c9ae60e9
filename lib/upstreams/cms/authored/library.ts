import { locales, type PerLocale } from '../../../i18n/locales';
import { pagePath } from '../../../i18n/paths';
import { tags } from '../../../model/tags';
import { keepSame } from '../../files/keep-same';
import type { Cms, Edition, FileFacts } from '../contract';
import type { Authored } from './authored';
import { changedTags } from './changed-tags';
import { buildEditionContent, type EditionContent } from './edition-content';
import type { Rules } from './rules';

/** The content of every locale. */
export type Library = PerLocale<EditionContent>;

/** Builds what editors have written. Unchanged pages, locales and libraries keep their identity. */
export const buildLibrary = async (authored: PerLocale<Authored>, rules: Rules, before?: Library): Promise<Library> => {
  const library = {} as Library;
  for (const locale of locales)
    library[locale] = await buildEditionContent(authored[locale], locale, rules, before?.[locale]);
  return keepSame(before, library);
};

interface Shown {
  library: Library;
  files: FileFacts[];
}

/** The tags of what differs between two contents that visitors see. Unchanged parts have kept their identity. */
export const tagsBetween = (before: Shown, now: Shown): string[] => [
  ...locales.flatMap((locale) => changedTags(locale, before.library[locale], now.library[locale])),
  ...(before.files === now.files ? [] : [tags.files]),
];

/** The reads of a CMS from its libraries: `libraryOf` gives the one with drafts, or without. */
export const readsOf = (libraryOf: (draft: boolean) => Promise<Library>) => {
  const contentOf = async ({ locale, draft }: Edition) => (await libraryOf(draft))[locale];
  return {
    settings: async (edition) => (await contentOf(edition)).settings,
    directory: async (edition) => (await contentOf(edition)).directory,
    page: async (edition, path) => (await contentOf(edition)).byPath.get(path) ?? null,
    localizations: async ({ draft }, id) => {
      const library = await libraryOf(draft);
      return locales.flatMap((locale) => {
        const page = library[locale].directory.pages.find((one) => one.id === id);
        return page ? [{ locale, path: pagePath(locale, page.path) }] : [];
      });
    },
    events: async (edition) => (await contentOf(edition)).events,
    dashboard: async (edition, id) => (await contentOf(edition)).dashboards.get(id) ?? null,
    searchWords: async (edition) => (await contentOf(edition)).searchWords,
  } satisfies Partial<Cms>;
};
