import { sectionSchemas } from '../../../model/section-content';
import { settingsSchema } from '../../../model/settings';
import type { PageFolder } from '../authored/records';
import { type Fields, type Form, fieldsOf, fieldTypes, media, value, words } from './form';

/** The fields of each section, derived from the site's model. */
const sections: Form = {
  kind: 'sections',
  types: Object.fromEntries(
    Object.entries(sectionSchemas(fieldTypes)).map(([type, schema]) => {
      const { type: _, ...fields } = fieldsOf(schema);
      return [type, fields];
    }),
  ),
};

const heading: Fields = {
  slug: value,
  pageTitle: value,
  summary: value,
  seo: { kind: 'part', fields: { pageTitle: value, pageDescription: value } },
  sections,
};

const facts: Fields = {
  parent: value,
  image: media,
  thumbnail: media,
  share: media,
  publicationDate: value,
  updateDate: value,
  noindex: value,
};

/** The fields of each kind of page: those that differ between languages, and its facts. */
export const pageFields: Record<PageFolder, { heading: Fields; facts: Fields }> = {
  pages: { heading, facts: { ...facts, pageType: value, notClickable: value } },
  houses: {
    heading: { ...heading, city: value },
    facts: { ...facts, sector: value, founded: value, country: value, accent: value, mark: media },
  },
  articles: {
    heading,
    facts: { ...facts, category: value, houses: words(', '), highlight: value, color: value },
  },
  people: { heading: { ...heading, job: value }, facts: { ...facts, house: value, jobFamily: value, country: value } },
};

const point: Fields = { year: value, value };

/** The fields of entries that are not pages. */
const recordFields = {
  events: {
    type: value,
    startDate: value,
    endDate: value,
    image: media,
    page: value,
    url: value,
    title: value,
    text: value,
    place: value,
  },
  dashboards: {
    title: value,
    intro: value,
    indicators: { kind: 'parts', fields: { key: value, label: value, unit: value, note: value } },
    figures: {
      kind: 'parts',
      fields: {
        key: value,
        decimals: value,
        series: { kind: 'parts', fields: point },
        target: { kind: 'part', fields: point },
      },
    },
  },
} satisfies Record<string, Fields>;

/** The fields of the types with one entry for each language. */
export const singleFields = {
  settings: fieldsOf(settingsSchema(fieldTypes)),
  'search-words': { synonyms: words('\n'), characters: value } as Fields,
};
export type Single = keyof typeof singleFields;

/** The fields of each type with many entries, by its name in the REST API. */
export const collections: Record<Collection, Fields> = {
  pages: { ...pageFields.pages.heading, ...pageFields.pages.facts },
  houses: { ...pageFields.houses.heading, ...pageFields.houses.facts },
  articles: { ...pageFields.articles.heading, ...pageFields.articles.facts },
  people: { ...pageFields.people.heading, ...pageFields.people.facts },
  ...recordFields,
};
export type Collection = PageFolder | keyof typeof recordFields;
export const collectionNames = Object.keys(collections) as Collection[];

/** A part of Strapi's content that the site reads as a whole. */
export type Part = Collection | Single | 'files';

/** The parts by the names that webhooks have for them. */
const parts = new Map<unknown, Part>(
  Object.entries({
    page: 'pages',
    house: 'houses',
    article: 'articles',
    person: 'people',
    event: 'events',
    dashboard: 'dashboards',
    settings: 'settings',
    'search-words': 'search-words',
  } satisfies Record<string, Part>),
);

/** The part in which a webhook reports a change; undefined if anything may have changed. */
export const partOf = (event: unknown): Part | undefined => {
  const { model, media } = Object(event);
  return media ? 'files' : parts.get(model);
};
