import { z } from 'zod';
import { ContentError, check, readYaml } from '../../content-file';
import { type Locale, locales } from '../../i18n/locales';
import { sectionSchema } from '../../model/section';
import { type Settings, settingsSchema } from '../../model/settings';
import type { CmsPage } from '../contract';
import { authoredLeaves, type MediaManifest } from './leaves';
import { Places } from './places';
import type { Entry, Version } from './source';

/** Everything that the site shows in one locale. */
export interface Shelf {
  settings: Settings;
  byPath: Map<string, CmsPage>;
}

interface Source {
  root: string;
  entries: Entry[];
  media: MediaManifest;
}

/** The shelves of every locale: of what is published, or with drafts in the place of what they revise. */
export const buildLibrary = (source: Source, draft: boolean): Record<Locale, Shelf> => {
  const places = new Places(source.entries, draft);
  return Object.fromEntries(locales.map((locale) => [locale, buildShelf(source, places, locale)])) as Record<
    Locale,
    Shelf
  >;
};

const buildShelf = ({ root, entries, media }: Source, places: Places, locale: Locale): Shelf => {
  const leaves = authoredLeaves({ media, pathOf: (id) => places.addressOf(id, locale) });
  const sections = z
    .array(sectionSchema(leaves))
    .refine((all) => all.findLastIndex(({ type }) => type === 'hero') <= 0, 'only the first may be a hero');
  const settingsFile = `settings/${locale}.yaml`;
  const settings = check(settingsSchema(leaves), readYaml(root, settingsFile), settingsFile);

  const picture = (entry: Entry, field: 'image' | 'share' | 'mark', src: string, alt = '') =>
    check(leaves.image, { src, alt }, entry.file, [field]);

  const toPage = (entry: Entry, { file, heading }: Version): CmsPage => {
    const { facts, id } = entry;
    const { pageTitle, summary, seo } = heading;
    return {
      id,
      path: places.pathOf(id, locale) ?? '',
      pageTitle,
      summary,
      seo: { pageTitle: seo?.pageTitle ?? pageTitle, pageDescription: seo?.pageDescription ?? summary },
      image: facts.image ? picture(entry, 'image', facts.image) : null,
      shareImage: facts.share ? picture(entry, 'share', facts.share) : null,
      sections: check(sections, heading.sections, file, ['sections']),
      pageType: facts.pageType,
      noindex: facts.noindex,
      publishedAt: facts.publishedAt,
      updatedAt: facts.updatedAt ?? null,
      breadcrumbs: places.breadcrumbsOf(entry, locale),
      localizations: places.localizationsOf(id),
      ...houseOf(entry, { file, heading }),
      ...articleFacts(entry, settings),
    };
  };

  const houseOf = (entry: Entry, { file, heading }: Version): Pick<CmsPage, 'house'> => {
    const { facts } = entry;
    if (facts.kind !== 'house') return {};
    const { sector, founded, country, accent } = facts;
    mustBeKnown(entry.file, 'sector', sector, settings.sectors);
    if (!heading.city) throw new ContentError(file, ['city: is missing']);
    const mark = picture(entry, 'mark', facts.mark, heading.pageTitle);
    return { house: { sector, founded, city: heading.city, country, accent, mark } };
  };

  const byPath = new Map<string, CmsPage>();
  for (const entry of entries) {
    const version = places.versionOf(entry, locale);
    if (!version) continue;
    const page = toPage(entry, version);
    const twin = byPath.get(page.path);
    if (twin) throw new ContentError(version.file, [`slug: "${page.path}" is the path of ${twin.id}`]);
    byPath.set(page.path, page);
  }
  return { settings, byPath };
};

const mustBeKnown = (file: string, field: string, key: string, known: { key: string }[]) => {
  if (!known.some((item) => item.key === key))
    throw new ContentError(file, [`${field}: there is no "${key}" in the settings`]);
};

const articleFacts = ({ facts, file }: Entry, { categories }: Settings): Pick<CmsPage, 'article'> => {
  if (facts.kind !== 'article') return {};
  mustBeKnown(file, 'category', facts.category, categories);
  return { article: { category: facts.category, houses: facts.houses } };
};
