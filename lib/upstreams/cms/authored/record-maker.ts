import type { FieldTypes } from '../../../model/field-types';
import type { SectionContent } from '../../../model/section-content';
import type { Settings } from '../../../model/settings';
import { ContentError } from '../../files/content-file';
import { versionOf } from '../../files/keep-same';
import type { CmsDashboard, CmsEvent, CmsPage, Level } from '../contract';
import type { Authored, AuthoredPage, Version } from './authored';
import { orReported, type Rules } from './rules';

interface Options {
  rules: Rules;
  settings: Settings;
  fieldTypes: FieldTypes;
  /** The colours of the houses, by id. */
  accents: Authored['accents'];
  sectionsOf: (version: Version) => SectionContent[];
  /** The address of a page; null if the locale lacks it, undefined if there is none. */
  addressOf: (id: string) => string | null | undefined;
}

/** Makes the records of an edition of what editors have written. Throws a ContentError if a record cannot be used. */
export const recordMaker = ({ rules, settings, fieldTypes, accents, sectionsOf, addressOf }: Options) => {
  const { read, report } = rules;
  const picture = (file: string, field: 'image' | 'thumbnail' | 'share' | 'mark', src: string, alt = '') =>
    read(fieldTypes.image, { src, alt }, file, [field]);
  const optionalPicture = (file: string, field: 'image' | 'thumbnail' | 'share', src: string | undefined) =>
    src === undefined ? null : orReported(rules, () => picture(file, field, src), null);

  const expectKey = (file: string, field: string, key: string, known: { key: string }[]) => {
    if (!known.some((item) => item.key === key))
      report(new ContentError(file, [`${field}: there is no "${key}" in the settings`]));
  };

  const isHouse = (file: string, id: string): boolean => {
    const isKnown = accents.has(id);
    if (!isKnown) report(new ContentError(file, [`there is no house "${id}"`]));
    return isKnown;
  };

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

  return {
    toPage: (page: AuthoredPage, path: string): CmsPage => {
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
    },

    toLevel: ({ id, facts, version }: AuthoredPage, path: string): Level => ({
      id,
      path,
      parent: facts.parent ?? null,
      pageTitle: version.heading.pageTitle,
    }),

    toEvent: ({ id, file, facts }: Authored['events'][number]): CmsEvent => {
      const { image, page, url = null, ...event } = facts;
      const href = page === undefined ? url : addressOf(page);
      if (href === undefined) report(new ContentError(file, [`page: there is no "${page}"`]));
      return { id, ...event, href: href ?? null, image: optionalPicture(file, 'image', image) };
    },

    toDashboard: ({ facts }: Authored['dashboards'][number]): CmsDashboard => ({
      ...facts,
      indicators: facts.indicators.map(({ unit = '', note = null, target = null, ...figures }) => ({
        ...figures,
        unit,
        note,
        target,
      })),
    }),
  };
};
