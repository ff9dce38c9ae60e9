import { type Locale, locales } from '../../../i18n/locales';
import { inLocale } from '../../../model/localized';
import { noSearchWords } from '../../../model/search-words';
import type { SharedRecord } from '../../files/content-file';
import { keepSame } from '../../files/keep-same';
import type { Authored } from '../authored/authored';
import { buildEditionContent, type EditionContent } from '../authored/edition-content';
import { isLevel } from '../authored/records';
import { strict } from '../authored/rules';
import type { FileFacts } from '../contract';
import { type Source, settingsFile } from './source';

export type Library = Record<Locale, EditionContent>;

/** The input of a build. With `draft`, drafts replace the pages that they revise. */
interface BuildInput {
  source: Source;
  /** All files that visitors may download. */
  files: readonly FileFacts[];
  draft: boolean;
}

/** The content of every locale. Unchanged pages, locales and libraries keep their identity. */
export const buildLibrary = async ({ source, files, draft }: BuildInput, before?: Library): Promise<Library> => {
  const { entries, media } = source;
  const ofAll = {
    pageIds: new Set(entries.filter(({ facts }) => !isLevel(facts)).map(({ id }) => id)),
    accents: new Map(entries.flatMap(({ id, facts }) => (facts.kind === 'house' ? [[id, facts.accent]] : []))),
    files: new Set(files.map(({ reference }) => reference)),
    media,
  };
  const authoredIn = (locale: Locale): Authored => {
    const inLanguage = <T>(records: SharedRecord<T>[]) =>
      records.flatMap(({ facts, ...record }) => {
        const found = inLocale(facts, locale);
        return found ? [{ ...record, facts: found }] : [];
      });
    return {
      ...ofAll,
      settings: { file: settingsFile(locale), value: source.settings[locale] },
      pages: entries.flatMap(({ published, drafts, ...entry }) => {
        const version = (draft ? drafts[locale] : undefined) ?? published[locale];
        return version ? [{ ...entry, version }] : [];
      }),
      events: inLanguage(source.events),
      dashboards: inLanguage(source.dashboards),
      searchWords: source.searchWords[locale] ?? noSearchWords,
    };
  };
  const library = {} as Library;
  for (const locale of locales)
    library[locale] = await buildEditionContent(authoredIn(locale), locale, strict, before?.[locale]);
  return keepSame(before, library);
};
