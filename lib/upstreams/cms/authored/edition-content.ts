import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Locale } from '../../../i18n/locales';
import { toPagePath } from '../../../i18n/paths';
import type { SearchWords } from '../../../model/search-words';
import { createSettingsSchema, type Settings } from '../../../model/settings';
import { ContentError } from '../../files/content-file';
import { hashContent, reuseIfEqual } from '../../files/reuse-if-equal';
import type { CmsDashboard, CmsEvent, CmsPage, Level, PageList, PageSummary } from '../contract';
import type { AuthoredContent, AuthoredPage, AuthoredRedirect } from './authored-content';
import { createAuthoredFieldTypes } from './field-types';
import { resolvePaths } from './page-paths';
import { createRecordBuilder } from './record-builder';
import { isLevel } from './records';
import { parseAddress, type ResolvedRedirect } from './redirects';
import { type Rules, tryOrReport } from './rules';
import { createSectionBuilder } from './sections';

/** The number of pages that are built before other work may run. */
const pagesPerTurn = 10;

/** All content of an edition, resolved. */
export interface EditionContent {
  settings: Settings;
  pageList: PageList;
  /** The pages by path. */
  pagesByPath: Map<string, CmsPage>;
  /** The events, latest first. */
  events: CmsEvent[];
  dashboards: Map<string, CmsDashboard>;
  searchWords: SearchWords;
  redirects: ResolvedRedirect[];
}

/**
 * Builds the content of an edition. Unchanged pages retain their identity. Rejects with a ContentError if it is
 * unusable.
 */
export const buildEditionContent = async (
  authored: AuthoredContent,
  locale: Locale,
  rules: Rules,
  previous?: EditionContent,
): Promise<EditionContent> => {
  const { pages, pageIds, events, dashboards, pictures, files, accents } = authored;
  const paths = resolvePaths(pages, locale, rules);
  const targets = {
    page: (id: string) => {
      if (!pageIds.has(id)) return undefined;
      const path = paths.get(id);
      return path === undefined ? null : toPagePath(locale, path);
    },
    file: (reference: string) => files.has(reference),
    picture: (src: string) => pictures[src],
    dashboard: (id: string) => dashboards.some((dashboard) => dashboard.id === id),
  };
  const fieldTypes = createAuthoredFieldTypes({ ...targets, allowsMissing: rules.allowsMissing });
  const { value, file } = authored.settings;
  const parseSettings = () => rules.parse(createSettingsSchema(fieldTypes), value, file);
  const settings = previous ? tryOrReport(rules, parseSettings, previous.settings) : parseSettings();
  const { toPage, toLevel, toEvent, toDashboard } = createRecordBuilder({
    rules,
    settings,
    fieldTypes,
    accents,
    buildSections: createSectionBuilder(targets, rules),
    getPageUrl: targets.page,
  });

  const pagesByPath = new Map<string, CmsPage>();
  const levels: Level[] = [];
  for (const page of pages) {
    const path = paths.get(page.id);
    if (path === undefined) continue;
    if (isLevel(page.facts)) {
      levels.push(toLevel(page, path));
      continue;
    }
    const previousPage = previous?.pagesByPath.get(path);
    const cmsPage = tryOrReport(rules, () => toPage(page, path), previousPage?.id === page.id ? previousPage : null);
    if (!cmsPage) continue;
    const existingPage = pagesByPath.get(path);
    if (existingPage)
      rules.report(new ContentError(page.version.file, [`slug: "${path}" is the path of ${existingPage.id}`]));
    else pagesByPath.set(path, reuseIfEqual(previousPage, cmsPage));
    if (pagesByPath.size % pagesPerTurn === 0) await yieldToEventLoop();
  }
  return reuseIfEqual(previous, {
    settings: reuseIfEqual(previous?.settings, settings),
    pageList: reuseIfEqual(previous?.pageList, buildPageList([...pagesByPath.values()], levels)),
    pagesByPath,
    events: reuseIfEqual(
      previous?.events,
      events.map(toEvent).sort((a, b) => b.startDate.localeCompare(a.startDate)),
    ),
    dashboards: new Map(
      dashboards.map((record) => [record.id, reuseIfEqual(previous?.dashboards.get(record.id), toDashboard(record))]),
    ),
    searchWords: reuseIfEqual(previous?.searchWords, authored.searchWords),
    redirects: [
      ...resolveRedirects(authored.redirects, targets.page, rules),
      ...listFormerPaths(pages, paths, locale).filter((redirect) => {
        const existingPage = pagesByPath.get(parseAddress(redirect.from).path);
        if (existingPage) reportRedirect(rules, redirect, `${redirect.from} is the page ${existingPage.id}`);
        return !existingPage;
      }),
    ],
  });
};

/** Reports the field of a redirect that makes it unusable. */
export const reportRedirect = ({ report }: Rules, { file, field }: ResolvedRedirect, problem: string): void =>
  report(new ContentError(file, [`${field}: ${problem}`]));

/** Resolves the targets of redirects. Those to a page that the locale lacks are left out, as links to it are. */
const resolveRedirects = (
  redirects: AuthoredRedirect[],
  getPageUrl: (id: string) => string | null | undefined,
  rules: Rules,
): ResolvedRedirect[] =>
  redirects.flatMap(({ file, index, redirect: { from, to = null, match } }) => {
    const [, id, anchor = ''] = /^page:([^#]+)(.*)$/.exec(to ?? '') ?? [];
    const toField = (name: string) => (index === undefined ? name : `${index}.${name}`);
    const resolved = { file, field: toField('from'), from, match, to };
    if (!id) return [resolved];
    const url = getPageUrl(id);
    if (url === undefined) reportRedirect(rules, { ...resolved, field: toField('to') }, `there is no page "${id}"`);
    return url ? [{ ...resolved, to: url + anchor }] : [];
  });

/** The redirects from the former paths of pages, and of everything below these. */
const listFormerPaths = (
  pages: AuthoredPage[],
  paths: ReadonlyMap<string, string>,
  locale: Locale,
): ResolvedRedirect[] =>
  pages.flatMap(({ id, version: { file, heading } }) =>
    (heading.formerPaths ?? []).map((path, index) => ({
      file,
      field: `formerPaths.${index}`,
      from: toPagePath(locale, path),
      match: 'prefix' as const,
      to: toPagePath(locale, paths.get(id) ?? ''),
    })),
  );

const toSummary = ({ seo: _, sections: __, ...summary }: CmsPage): PageSummary => summary;

const buildPageList = (pages: CmsPage[], levels: Level[]): PageList => ({
  version: hashContent([pages.map(({ version }) => version), levels]),
  pages: pages.map(toSummary),
  levels,
});
