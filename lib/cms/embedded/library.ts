import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ContentError, check, type SharedRecord } from '../../content/content-file';
import { keepSame } from '../../content/keep-same';
import { versionOf } from '../../content/version-of';
import { type Locale, locales } from '../../i18n/locales';
import { inLocale } from '../../model/localized';
import { noSearchWords, type SearchWords } from '../../model/search-words';
import { type Settings, settingsSchema } from '../../model/settings';
import type { CmsDashboard, CmsEvent, CmsPage, Directory, FileFacts, Level, PageFacts } from '../contract';
import { authoredLeaves } from './leaves';
import { isLevel, Places } from './places';
import { sectionMaker } from './sections';
import { type DashboardRecord, type Entry, type EventRecord, type Source, settingsFile, type Version } from './source';

/** All content of one locale. */
export interface Shelf {
  settings: Settings;
  directory: Directory;
  byPath: Map<string, CmsPage>;
  /** Latest first. */
  events: CmsEvent[];
  dashboards: Map<string, CmsDashboard>;
  searchWords: SearchWords;
}

export type Library = Record<Locale, Shelf>;

/** The input of a build. With `draft`, drafts replace the pages that they revise. */
interface BuildInput {
  source: Source;
  /** All files that visitors may download. */
  files: readonly FileFacts[];
  draft: boolean;
}

/** The content of every locale. Unchanged pages, locales and libraries keep their identity. */
export const buildLibrary = async (input: BuildInput, before?: Library): Promise<Library> => {
  const places = new Places(input.source.entries, input.draft);
  const library = {} as Library;
  for (const locale of locales) library[locale] = await buildShelf(input, places, locale, before?.[locale]);
  return keepSame(before, library);
};

const buildShelf = async (
  { source, files }: BuildInput,
  places: Places,
  locale: Locale,
  before?: Shelf,
): Promise<Shelf> => {
  const { entries, events, dashboards, media } = source;
  const references = new Set(files.map(({ reference }) => reference));
  const targets = {
    page: (id: string) => places.addressOf(id, locale),
    file: (reference: string) => references.has(reference),
    picture: (src: string) => media[src],
    dashboard: (id: string) => dashboards.some((one) => one.id === id && inLocale(one.facts, locale)),
  };
  const leaves = authoredLeaves(targets);
  const sectionsOf = sectionMaker(targets);
  const settings = check(settingsSchema(leaves), source.settings[locale], settingsFile(locale));

  const picture = (file: string, field: 'image' | 'thumbnail' | 'share' | 'mark', src: string, alt = '') =>
    check(leaves.image, { src, alt }, file, [field]);
  const accents = new Map(entries.flatMap(({ id, facts }) => (facts.kind === 'house' ? [[id, facts.accent]] : [])));

  const toPage = (entry: Entry, { file, heading }: Version): CmsPage => {
    const { facts, id } = entry;
    const { pageTitle, summary, seo } = heading;
    const image = facts.image ? picture(entry.file, 'image', facts.image) : null;
    const page = {
      id,
      path: places.pathOf(id, locale) ?? '',
      parent: facts.parent ?? null,
      pageTitle,
      summary,
      seo: { pageTitle: seo?.pageTitle ?? pageTitle, pageDescription: seo?.pageDescription ?? summary },
      image,
      linkThumbnail: facts.thumbnail ? picture(entry.file, 'thumbnail', facts.thumbnail) : image,
      shareImage: facts.share ? picture(entry.file, 'share', facts.share) : null,
      sections: sectionsOf({ file, heading }),
      pageType: facts.pageType,
      noindex: facts.noindex,
      publishedAt: facts.publishedAt,
      updatedAt: facts.updatedAt ?? null,
      ...houseOf(entry, { file, heading }),
      ...articleOf(entry),
      ...personOf(entry, { file, heading }),
    };
    return { ...page, version: versionOf(page) };
  };

  const toLevel = ({ id, facts }: Entry, { heading }: Version): Level => ({
    id,
    path: places.pathOf(id, locale) ?? '',
    parent: facts.parent ?? null,
    pageTitle: heading.pageTitle,
  });

  const houseOf = (entry: Entry, { file, heading }: Version): Pick<CmsPage, 'house'> => {
    const { facts } = entry;
    if (facts.kind !== 'house') return {};
    const { sector, founded, country, accent } = facts;
    requireKey(entry.file, 'sector', sector, settings.sectors);
    if (!heading.city) throw new ContentError(file, ['city: is missing']);
    const mark = picture(entry.file, 'mark', facts.mark, heading.pageTitle);
    return { house: { sector, founded, city: heading.city, country, accent, mark } };
  };

  const articleOf = ({ facts, file }: Entry): Pick<CmsPage, 'article'> => {
    if (facts.kind !== 'article') return {};
    const { category, houses, highlight: isHighlight, color } = facts;
    requireKey(file, 'category', category, settings.categories);
    for (const house of houses) requireHouse(file, house);
    return { article: { category, houses, isHighlight, color: color ?? accents.get(houses[0] ?? '') ?? '' } };
  };

  const personOf = ({ facts, file: entryFile }: Entry, { file, heading }: Version): Pick<CmsPage, 'person'> => {
    if (facts.kind !== 'person') return {};
    const { house = null, jobFamily, country } = facts;
    if (house) requireHouse(entryFile, house);
    if (!heading.job) throw new ContentError(file, ['job: is missing']);
    return { person: { job: heading.job, house, jobFamily, country } };
  };

  const requireHouse = (file: string, id: string) => {
    if (!accents.has(id)) throw new ContentError(file, [`there is no house "${id}"`]);
  };

  const toEvent = ({ id, file, facts }: SharedRecord<EventRecord>): CmsEvent[] => {
    const found = inLocale(facts, locale);
    if (!found) return [];
    const { image, page, url = null, ...event } = found;
    const href = page === undefined ? url : places.addressOf(page, locale);
    if (href === undefined) throw new ContentError(file, [`page: there is no "${page}"`]);
    return [{ id, ...event, href, image: image ? picture(file, 'image', image) : null }];
  };

  const toDashboard = ({ facts }: SharedRecord<DashboardRecord>): CmsDashboard | null => {
    const found = inLocale(facts, locale);
    return (
      found && {
        ...found,
        indicators: found.indicators.map(({ unit = '', note = null, target = null, ...figures }) => ({
          ...figures,
          unit,
          note,
          target,
        })),
      }
    );
  };

  const byPath = new Map<string, CmsPage>();
  const levels: Level[] = [];
  for (const entry of entries) {
    const version = places.versionOf(entry, locale);
    if (!version) continue;
    if (isLevel(entry)) {
      levels.push(toLevel(entry, version));
      continue;
    }
    const page = toPage(entry, version);
    const other = byPath.get(page.path);
    if (other) throw new ContentError(version.file, [`slug: "${page.path}" is the path of ${other.id}`]);
    byPath.set(page.path, keepSame(before?.byPath.get(page.path), page));
    await yieldToEventLoop();
  }
  return keepSame(before, {
    settings: keepSame(before?.settings, settings),
    directory: keepSame(before?.directory, directoryOf([...byPath.values()], levels)),
    byPath,
    events: keepSame(
      before?.events,
      events.flatMap(toEvent).sort((a, b) => b.startDate.localeCompare(a.startDate)),
    ),
    dashboards: new Map(
      dashboards.flatMap((record) => {
        const dashboard = toDashboard(record);
        return dashboard ? [[record.id, keepSame(before?.dashboards.get(record.id), dashboard)]] : [];
      }),
    ),
    searchWords: keepSame(before?.searchWords, source.searchWords[locale] ?? noSearchWords),
  });
};

const toFacts = ({ seo: _, sections: __, ...facts }: CmsPage): PageFacts => facts;

const directoryOf = (pages: CmsPage[], levels: Level[]): Directory => ({
  version: versionOf([pages.map(({ version }) => version), levels]),
  pages: pages.map(toFacts),
  levels,
});

const requireKey = (file: string, field: string, key: string, known: { key: string }[]) => {
  if (!known.some((item) => item.key === key))
    throw new ContentError(file, [`${field}: there is no "${key}" in the settings`]);
};
