import { z } from 'zod';
import { sectionSchemas } from '../../../model/section-content';
import { settingsSchema } from '../../../model/settings';
import { eventSchema, factSchemas, headingSchema, type PageFolder } from '../authored/records';
import { type FieldShape, type Fields, fieldTypes, media, toFields, toTextList, value } from './field-shape';

/** The fields of each section, derived from the site's model. */
const sections: FieldShape = {
  kind: 'sections',
  types: Object.fromEntries(
    Object.entries(sectionSchemas(fieldTypes)).map(([type, schema]) => {
      const { type: _, ...fields } = toFields(schema);
      return [type, fields];
    }),
  ),
};

const texts: Fields = { ...toFields(headingSchema.omit({ city: true, job: true })), sections };
const pictures: Fields = { image: media, thumbnail: media, share: media };
/** The kind of a page is its type in Strapi; only pages of no other kind have a page type. */
const impliedFields = { kind: true, pageType: true } as const;

/** The fields of each kind of page: those that differ between languages, and its facts. */
export const pageFields: Record<PageFolder, { heading: Fields; facts: Fields }> = {
  pages: { heading: texts, facts: { ...toFields(factSchemas.pages.omit({ kind: true })), ...pictures } },
  houses: {
    heading: { ...texts, city: value },
    facts: { ...toFields(factSchemas.houses.omit(impliedFields)), ...pictures, mark: media },
  },
  articles: {
    heading: texts,
    facts: { ...toFields(factSchemas.articles.omit(impliedFields)), ...pictures, houses: toTextList(', ') },
  },
  people: {
    heading: { ...texts, job: value },
    facts: { ...toFields(factSchemas.people.omit(impliedFields)), ...pictures },
  },
};

const point: Fields = { year: value, value };

/** The fields of entries that are not pages. */
const recordFields = {
  events: { ...toFields(eventSchema(z.string())), image: media },
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
  settings: toFields(settingsSchema(fieldTypes)),
  'search-words': { synonyms: toTextList('\n'), characters: value } as Fields,
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
export type ContentPart = Collection | Single | 'files';

/** The parts by the names that webhooks have for them. */
const partsByModel = new Map<unknown, ContentPart>(
  Object.entries({
    page: 'pages',
    house: 'houses',
    article: 'articles',
    person: 'people',
    event: 'events',
    dashboard: 'dashboards',
    settings: 'settings',
    'search-words': 'search-words',
  } satisfies Record<string, ContentPart>),
);

/** The part in which a webhook reports a change; undefined if anything may have changed. */
export const findChangedPart = (event: unknown): ContentPart | undefined => {
  const { model, media } = Object(event);
  return media ? 'files' : partsByModel.get(model);
};
