import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales';
import { pagePath } from '../../i18n/paths';
import { sectionSchema } from '../../model/section';
import { type Settings, settingsSchema } from '../../model/settings';
import type { CmsPage } from '../contract';
import { authoredLeaves, type MediaManifest } from './leaves';
import { ContentError, check, type Entry, readYaml, type Version } from './source';

/** Everything that the site shows in one locale. */
export interface Shelf {
  settings: Settings;
  byPath: Map<string, CmsPage>;
  byId: Map<string, CmsPage>;
}

interface Source {
  root: string;
  entries: Entry[];
  media: MediaManifest;
}

const homeId = 'home';

/** The shelves of every locale: of what is published, or with drafts in the place of what they revise. */
export const buildLibrary = ({ root, entries, media }: Source, draft: boolean): Record<Locale, Shelf> => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const versionOf = (entry: Entry, locale: Locale): Version | undefined =>
    (draft ? entry.drafts[locale] : undefined) ?? entry.published[locale];

  const pathOf = (entry: Entry, locale: Locale): string => {
    const version = versionOf(entry, locale);
    if (!version) throw new ContentError(`${entry.id}, parent of another page,`, [`is absent in ${locale}`]);
    const { parent } = entry.facts;
    if (!parent) return version.heading.slug;
    const above = byId.get(parent);
    if (!above) throw new ContentError(version.file, [`parent: there is no entry "${parent}"`]);
    return `${pathOf(above, locale)}/${version.heading.slug}`;
  };

  const pathsIn = (locale: Locale) =>
    new Map(entries.filter((entry) => versionOf(entry, locale)).map((entry) => [entry.id, pathOf(entry, locale)]));
  const paths = Object.fromEntries(locales.map((locale) => [locale, pathsIn(locale)])) as Record<
    Locale,
    Map<string, string>
  >;

  const shelf = (locale: Locale): Shelf => {
    const addressOf = (id: string) => {
      const path = paths[locale].get(id);
      if (path !== undefined) return pagePath(locale, path);
      return byId.has(id) ? null : undefined;
    };
    const leaves = authoredLeaves({ media, pathOf: addressOf });
    const sections = z.array(sectionSchema(leaves));

    const breadcrumbs = (entry: Entry): CmsPage['breadcrumbs'] => {
      const above = byId.get(entry.facts.parent ?? (entry.id === homeId ? '' : homeId));
      const crumb = { title: versionOf(entry, locale)?.heading.pageTitle ?? '', path: addressOf(entry.id) ?? '' };
      return above ? [...breadcrumbs(above), crumb] : [crumb];
    };

    const toPage = (entry: Entry, { file, heading }: Version): CmsPage => {
      const { facts, id } = entry;
      const { pageTitle, summary, seo, city } = heading;
      if (facts.image && !media[facts.image])
        throw new ContentError(file, [`image: there is no picture "${facts.image}"`]);
      if (entry.kind === 'house' && !city) throw new ContentError(file, ['city: is missing']);
      return {
        id,
        path: paths[locale].get(id) ?? '',
        pageTitle,
        summary,
        seo: { pageTitle: seo?.pageTitle ?? pageTitle, pageDescription: seo?.pageDescription ?? summary },
        image: facts.image ? check(leaves.image, { src: facts.image, alt: '' }, file, ['image']) : null,
        sections: check(sections, heading.sections, file, ['sections']),
        pageType: facts.pageType,
        noindex: facts.noindex,
        publishedAt: facts.publishedAt,
        updatedAt: facts.updatedAt ?? null,
        breadcrumbs: breadcrumbs(entry),
        localizations: locales.flatMap((other) => {
          const path = paths[other].get(id);
          return path === undefined ? [] : [{ locale: other, path: pagePath(other, path) }];
        }),
        ...(facts.sector && {
          house: {
            sector: facts.sector,
            founded: facts.founded ?? 0,
            city: city ?? '',
            country: facts.country ?? '',
            accent: facts.accent ?? '',
          },
        }),
        ...(facts.category && { article: { category: facts.category, houses: facts.houses ?? [] } }),
      };
    };

    const settingsFile = `settings/${locale}.yaml`;
    const settings = check(settingsSchema(leaves), readYaml(root, settingsFile), settingsFile);
    const byPath = new Map<string, CmsPage>();
    for (const entry of entries) {
      const version = versionOf(entry, locale);
      if (!version) continue;
      const page = toPage(entry, version);
      const twin = byPath.get(page.path);
      if (twin) throw new ContentError(version.file, [`slug: "${page.path}" is the path of ${twin.id}`]);
      byPath.set(page.path, page);
    }
    return { settings, byPath, byId: new Map([...byPath.values()].map((page) => [page.id, page])) };
  };

  return Object.fromEntries(locales.map((locale) => [locale, shelf(locale)])) as Record<Locale, Shelf>;
};
