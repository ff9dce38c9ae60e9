import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../i18n/paths';
import type { SearchWords } from '../../../model/search-words';
import { type Settings, settingsSchema } from '../../../model/settings';
import { ContentError } from '../../files/content-file';
import { keepSame, versionOf } from '../../files/keep-same';
import type { CmsDashboard, CmsEvent, CmsPage, Directory, Level, PageFacts } from '../contract';
import type { Authored } from './authored';
import { authoredFieldTypes } from './field-types';
import { pathsOf } from './page-paths';
import { recordMaker } from './record-maker';
import { isLevel } from './records';
import { orReported, type Rules } from './rules';
import { sectionMaker } from './sections';

/** All content of an edition. */
export interface EditionContent {
  settings: Settings;
  directory: Directory;
  byPath: Map<string, CmsPage>;
  /** Latest first. */
  events: CmsEvent[];
  dashboards: Map<string, CmsDashboard>;
  searchWords: SearchWords;
}

/** The content of an edition. Unchanged pages keep their identity. Rejects with a ContentError if it cannot be used. */
export const buildEditionContent = async (
  authored: Authored,
  locale: Locale,
  rules: Rules,
  before?: EditionContent,
): Promise<EditionContent> => {
  const { pages, pageIds, events, dashboards, media, files, accents } = authored;
  const paths = pathsOf(pages, locale, rules);
  const targets = {
    page: (id: string) => {
      if (!pageIds.has(id)) return undefined;
      const path = paths.get(id);
      return path === undefined ? null : pagePath(locale, path);
    },
    file: (reference: string) => files.has(reference),
    picture: (src: string) => media[src],
    dashboard: (id: string) => dashboards.some((one) => one.id === id),
  };
  const fieldTypes = authoredFieldTypes({ ...targets, allowsMissing: rules.allowsMissing });
  const { value, file } = authored.settings;
  const readSettings = () => rules.read(settingsSchema(fieldTypes), value, file);
  const settings = before ? orReported(rules, readSettings, before.settings) : readSettings();
  const { toPage, toLevel, toEvent, toDashboard } = recordMaker({
    rules,
    settings,
    fieldTypes,
    accents,
    sectionsOf: sectionMaker(targets, rules),
    addressOf: targets.page,
  });

  const byPath = new Map<string, CmsPage>();
  const levels: Level[] = [];
  for (const page of pages) {
    const path = paths.get(page.id);
    if (path === undefined) continue;
    if (isLevel(page.facts)) {
      levels.push(toLevel(page, path));
      continue;
    }
    const known = before?.byPath.get(path);
    const made = orReported(rules, () => toPage(page, path), known?.id === page.id ? known : null);
    if (!made) continue;
    const other = byPath.get(path);
    if (other) rules.report(new ContentError(page.version.file, [`slug: "${path}" is the path of ${other.id}`]));
    else byPath.set(path, keepSame(known, made));
    await letOthersWork();
  }
  return keepSame(before, {
    settings: keepSame(before?.settings, settings),
    directory: keepSame(before?.directory, directoryOf([...byPath.values()], levels)),
    byPath,
    events: keepSame(
      before?.events,
      events.map(toEvent).sort((a, b) => b.startDate.localeCompare(a.startDate)),
    ),
    dashboards: new Map(
      dashboards.map((record) => [record.id, keepSame(before?.dashboards.get(record.id), toDashboard(record))]),
    ),
    searchWords: keepSame(before?.searchWords, authored.searchWords),
  });
};

const toFacts = ({ seo: _, sections: __, ...facts }: CmsPage): PageFacts => facts;

const directoryOf = (pages: CmsPage[], levels: Level[]): Directory => ({
  version: versionOf([pages.map(({ version }) => version), levels]),
  pages: pages.map(toFacts),
  levels,
});
