import type { FieldTypes } from '../../../model/field-types';
import type { HouseContact } from '../../../model/house';
import type { SectionContent } from '../../../model/section';
import type { Settings } from '../../../model/settings';
import { ContentError } from '../../files/content-file';
import { hashContent } from '../../files/reuse-if-equal';
import type { CmsDashboard, CmsEvent, CmsPage, Level } from '../contract';
import type { AuthoredContent, AuthoredPage, PageVersion } from './authored-content';
import type { Facts } from './records';
import { type Rules, tryOrReport } from './rules';

interface Options {
  rules: Rules;
  settings: Settings;
  fieldTypes: FieldTypes;
  /** The colours of the houses, by id. */
  accents: AuthoredContent['accents'];
  buildSections: (version: PageVersion) => SectionContent[];
  /** The URL of a page; null if the locale lacks it, undefined if there is no such page. */
  getPageUrl: (id: string) => string | null | undefined;
}

/**
 * Creates functions that build the records of an edition from authored ones. They throw a ContentError for an unusable
 * record.
 */
export const createRecordBuilder = ({ rules, settings, fieldTypes, accents, buildSections, getPageUrl }: Options) => {
  const { parse, report } = rules;
  const parseImage = (file: string, field: 'image' | 'thumbnail' | 'share' | 'mark' | 'plate', src: string, alt = '') =>
    parse(fieldTypes.image, { src, alt }, file, [field]);
  const parseOptionalImage = (
    file: string,
    field: 'image' | 'thumbnail' | 'share' | 'plate',
    src: string | undefined,
  ) => (src === undefined ? null : tryOrReport(rules, () => parseImage(file, field, src), null));

  /** Reports a key that the settings do not define. */
  const reportUnknownKey = (file: string, field: string, key: string, items: { key: string }[]) => {
    if (!items.some((item) => item.key === key))
      report(new ContentError(file, [`${field}: there is no "${key}" in the settings`]));
  };

  /** Whether there is a house with an id; reports it otherwise. */
  const checkHouse = (file: string, id: string): boolean => {
    const exists = accents.has(id);
    if (!exists) report(new ContentError(file, [`there is no house "${id}"`]));
    return exists;
  };

  const getCityName = (file: string, city: string): string => {
    reportUnknownKey(file, 'city', city, settings.cities);
    return settings.cities.find(({ key }) => key === city)?.label ?? city;
  };

  const toContact = (
    file: string,
    facts: Extract<Facts, { kind: 'house' }>,
    { heading }: PageVersion,
  ): HouseContact => ({
    site: facts.site ?? null,
    addresses: facts.addresses.map((address) => ({ ...address, city: getCityName(file, address.city) })),
    clientService: facts.clientService ?? null,
    repair: heading.repair ? { text: heading.repair, url: facts.repairUrl ?? null } : null,
  });

  const toHouse = ({ facts, file, version }: AuthoredPage): Pick<CmsPage, 'house'> => {
    if (facts.kind !== 'house') return {};
    const { sector, founded, country, accent } = facts;
    const { city, pageTitle } = version.heading;
    reportUnknownKey(file, 'sector', sector, settings.sectors);
    if (!city) throw new ContentError(version.file, ['city: is missing']);
    const mark = parseImage(file, 'mark', facts.mark, pageTitle);
    const plate = parseOptionalImage(file, 'plate', facts.plate);
    return { house: { sector, founded, city, country, accent, mark, plate, contact: toContact(file, facts, version) } };
  };

  const toArticle = ({ facts, file }: AuthoredPage): Pick<CmsPage, 'article'> => {
    if (facts.kind !== 'article') return {};
    const { category, highlight: isHighlight, color } = facts;
    reportUnknownKey(file, 'category', category, settings.categories);
    const houses = facts.houses.filter((house) => checkHouse(file, house));
    return { article: { category, houses, isHighlight, color: color ?? accents.get(houses[0] ?? '') ?? '' } };
  };

  const toPerson = ({ facts, file, version }: AuthoredPage): Pick<CmsPage, 'person'> => {
    if (facts.kind !== 'person') return {};
    const { jobFamily, country } = facts;
    const house = facts.house && checkHouse(file, facts.house) ? facts.house : null;
    const { job } = version.heading;
    if (!job) throw new ContentError(version.file, ['job: is missing']);
    return { person: { job, house, jobFamily, country } };
  };

  return {
    toPage: (page: AuthoredPage, path: string): CmsPage => {
      const { facts, id, version } = page;
      const { pageTitle, summary, keywords, seo } = version.heading;
      const image = parseOptionalImage(page.file, 'image', facts.image);
      const fields = {
        id,
        path,
        parent: facts.parent ?? null,
        pageTitle,
        summary,
        ...(keywords && { keywords }),
        seo: { pageTitle: seo?.pageTitle ?? pageTitle, pageDescription: seo?.pageDescription ?? summary },
        image,
        linkThumbnail: parseOptionalImage(page.file, 'thumbnail', facts.thumbnail) ?? image,
        shareImage: parseOptionalImage(page.file, 'share', facts.share),
        sections: buildSections(version),
        pageType: facts.pageType,
        noindex: facts.noindex,
        publishedAt: facts.publishedAt,
        updatedAt: facts.updatedAt ?? null,
        ...toHouse(page),
        ...toArticle(page),
        ...toPerson(page),
      };
      return { ...fields, version: hashContent(fields) };
    },

    toLevel: ({ id, facts, version }: AuthoredPage, path: string): Level => ({
      id,
      path,
      parent: facts.parent ?? null,
      pageTitle: version.heading.pageTitle,
    }),

    toEvent: ({ id, file, facts }: AuthoredContent['events'][number]): CmsEvent => {
      const { image, page, url = null, publishAt: _, unpublishAt: __, ...event } = facts;
      const href = page === undefined ? url : getPageUrl(page);
      if (href === undefined) report(new ContentError(file, [`page: there is no "${page}"`]));
      return { id, ...event, href: href ?? null, image: parseOptionalImage(file, 'image', image) };
    },

    toDashboard: ({ facts }: AuthoredContent['dashboards'][number]): CmsDashboard => ({
      ...facts,
      takeaway: facts.takeaway ?? null,
      indicators: facts.indicators.map(({ unit = '', note = null, target = null, ...figures }) => ({
        ...figures,
        unit,
        note,
        target,
      })),
    }),
  };
};
