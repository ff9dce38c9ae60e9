import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ContentError, isContentError } from '../../content/content-file';
import { keepSame } from '../../content/keep-same';
import { versionOf } from '../../content/version-of';
import type { Locale } from '../../i18n/locales';
import type { SearchWords } from '../../model/search-words';
import { type Settings, settingsSchema } from '../../model/settings';
import type { CmsDashboard, CmsEvent, CmsPage, Directory, Level, PageFacts } from '../contract';
import type { Authored, AuthoredPage } from './authored';
import { authoredFieldTypes } from './field-types';
import { PagePaths } from './page-paths';
import { isLevel } from './records';
import type { Rules } from './rules';
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
  const { pages, events, dashboards, media, files, accents } = authored;
  const { read, report, allowsMissing } = rules;
  const paths = new PagePaths(authored, locale, rules);
  const targets = {
    page: (id: string) => paths.addressOf(id),
    file: (reference: string) => files.has(reference),
    picture: (src: string) => media[src],
    dashboard: (id: string) => dashboards.some((one) => one.id === id),
  };
  const fieldTypes = authoredFieldTypes({ ...targets, allowsMissing });
  const sectionsOf = sectionMaker(targets, rules);
  const picture = (file: string, field: 'image' | 'thumbnail' | 'share' | 'mark', src: string, alt = '') =>
    read(fieldTypes.image, { src, alt }, file, [field]);
  const optionalPicture = (file: string, field: 'image' | 'thumbnail' | 'share', src: string | undefined) =>
    src === undefined ? null : orReported(() => picture(file, field, src), null);

  /** The result of `make`, or `instead` if the content is wrong. */
  const orReported = <T, U>(make: () => T, instead: U): T | U => {
    try {
      return make();
    } catch (error) {
      if (!isContentError(error)) throw error;
      report(error);
      return instead;
    }
  };

  const { value, file: settingsFile } = authored.settings;
  const readSettings = () => read(settingsSchema(fieldTypes), value, settingsFile);
  const settings = before ? orReported(readSettings, before.settings) : readSettings();

  const toPage = (page: AuthoredPage, path: string): CmsPage => {
    const { facts, id, version } = page;
    const { pageTitle, summary, seo } = version.heading;
    const image = optionalPicture(page.file, 'image', facts.image);
    const made = {
      id,
      path,
      parent: facts.parent ?? null,
      pageTitle,
      summary,
      seo: { pageTitle: seo?.pageTitle ?? pageTitle, pageDescription: seo?.pageDescription ?? summary },
      image,
      linkThumbnail: optionalPicture(page.file, 'thumbnail', facts.thumbnail) ?? image,
      shareImage: optionalPicture(page.file, 'share', facts.share),
      sections: sectionsOf(version),
      pageType: facts.pageType,
      noindex: facts.noindex,
      publishedAt: facts.publishedAt,
      updatedAt: facts.updatedAt ?? null,
      ...houseOf(page),
      ...articleOf(page),
      ...personOf(page),
    };
    return { ...made, version: versionOf(made) };
  };

  const toLevel = ({ id, facts, version }: AuthoredPage, path: string): Level => ({
    id,
    path,
    parent: facts.parent ?? null,
    pageTitle: version.heading.pageTitle,
  });

  const houseOf = ({ facts, file, version }: AuthoredPage): Pick<CmsPage, 'house'> => {
    if (facts.kind !== 'house') return {};
    const { sector, founded, country, accent } = facts;
    const { city, pageTitle } = version.heading;
    expectKey(file, 'sector', sector, settings.sectors);
    if (!city) throw new ContentError(version.file, ['city: is missing']);
    return { house: { sector, founded, city, country, accent, mark: picture(file, 'mark', facts.mark, pageTitle) } };
  };

  const articleOf = ({ facts, file }: AuthoredPage): Pick<CmsPage, 'article'> => {
    if (facts.kind !== 'article') return {};
    const { category, highlight: isHighlight, color } = facts;
    expectKey(file, 'category', category, settings.categories);
    const houses = facts.houses.filter((house) => isHouse(file, house));
    return { article: { category, houses, isHighlight, color: color ?? accents.get(houses[0] ?? '') ?? '' } };
  };

  const personOf = ({ facts, file, version }: AuthoredPage): Pick<CmsPage, 'person'> => {
    if (facts.kind !== 'person') return {};
    const { jobFamily, country } = facts;
    const house = facts.house && isHouse(file, facts.house) ? facts.house : null;
    const { job } = version.heading;
    if (!job) throw new ContentError(version.file, ['job: is missing']);
    return { person: { job, house, jobFamily, country } };
  };

  const isHouse = (file: string, id: string): boolean => {
    const isKnown = accents.has(id);
    if (!isKnown) report(new ContentError(file, [`there is no house "${id}"`]));
    return isKnown;
  };

  const expectKey = (file: string, field: string, key: string, known: { key: string }[]) => {
    if (!known.some((item) => item.key === key))
      report(new ContentError(file, [`${field}: there is no "${key}" in the settings`]));
  };

  const toEvent = ({ id, file, facts }: Authored['events'][number]): CmsEvent => {
    const { image, page, url = null, ...event } = facts;
    const href = page === undefined ? url : paths.addressOf(page);
    if (href === undefined) report(new ContentError(file, [`page: there is no "${page}"`]));
    return { id, ...event, href: href ?? null, image: optionalPicture(file, 'image', image) };
  };

  const toDashboard = ({ facts }: Authored['dashboards'][number]): CmsDashboard => ({
    ...facts,
    indicators: facts.indicators.map(({ unit = '', note = null, target = null, ...figures }) => ({
      ...figures,
      unit,
      note,
      target,
    })),
  });

  const byPath = new Map<string, CmsPage>();
  const levels: Level[] = [];
  for (const page of pages) {
    const path = paths.pathOf(page.id);
    if (path === undefined) continue;
    if (isLevel(page.facts)) {
      levels.push(toLevel(page, path));
      continue;
    }
    const known = before?.byPath.get(path);
    const made = orReported(() => toPage(page, path), known?.id === page.id ? known : null);
    if (!made) continue;
    const other = byPath.get(path);
    if (other) report(new ContentError(page.version.file, [`slug: "${path}" is the path of ${other.id}`]));
    else byPath.set(path, keepSame(known, made));
    await yieldToEventLoop();
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
