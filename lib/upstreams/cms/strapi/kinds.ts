import { z } from 'zod';
import { createSectionSchemas } from '../../../model/section';
import { createSettingsSchema } from '../../../model/settings';
import { createEventSchema, factSchemas, headingSchema, type PageFolder } from '../authored/records';
import { storedRedirect } from '../authored/redirects';
import {
  type FieldShape,
  type FieldShapes,
  fieldTypes,
  mediaShape,
  toFieldShapes,
  toTextListShape,
  valueShape,
} from './field-shape';

/** The fields of each section type, derived from the site's model. */
const sections: FieldShape = {
  kind: 'sections',
  types: Object.fromEntries(
    Object.entries(createSectionSchemas(fieldTypes)).map(([type, schema]) => {
      const { type: _, ...fields } = toFieldShapes(schema);
      return [type, fields];
    }),
  ),
};

const texts: FieldShapes = {
  ...toFieldShapes(headingSchema.omit({ city: true, repair: true, job: true, formerPaths: true })),
  sections,
};
const pictures: FieldShapes = { image: mediaShape, thumbnail: mediaShape, share: mediaShape };
/** The fields that the type of an entry implies: its kind and page type. */
const impliedFields = { kind: true, pageType: true } as const;

/** The fields of each kind of page: its texts, which differ between languages, and its facts. */
export const pageFields: Record<PageFolder, { heading: FieldShapes; facts: FieldShapes }> = {
  pages: { heading: texts, facts: { ...toFieldShapes(factSchemas.pages.omit({ kind: true })), ...pictures } },
  houses: {
    heading: { ...texts, city: valueShape, repair: valueShape },
    facts: {
      ...toFieldShapes(factSchemas.houses.omit(impliedFields)),
      ...pictures,
      mark: mediaShape,
      plate: mediaShape,
    },
  },
  articles: {
    heading: texts,
    facts: { ...toFieldShapes(factSchemas.articles.omit(impliedFields)), ...pictures, houses: toTextListShape(', ') },
  },
  people: {
    heading: { ...texts, job: valueShape },
    facts: { ...toFieldShapes(factSchemas.people.omit(impliedFields)), ...pictures },
  },
};

const point: FieldShapes = { year: valueShape, value: valueShape };

/** The fields of events, dashboards and redirects. */
const recordFields = {
  events: { ...toFieldShapes(createEventSchema(z.string())), image: mediaShape },
  dashboards: {
    title: valueShape,
    intro: valueShape,
    takeaway: valueShape,
    indicators: { kind: 'parts', fields: { key: valueShape, label: valueShape, unit: valueShape, note: valueShape } },
    figures: {
      kind: 'parts',
      fields: {
        key: valueShape,
        decimals: valueShape,
        series: { kind: 'parts', fields: point },
        target: { kind: 'part', fields: point },
      },
    },
  },
  redirects: toFieldShapes(storedRedirect),
} satisfies Record<string, FieldShapes>;

/** The fields of single types, which have one entry for each language. */
export const singleFields = {
  settings: toFieldShapes(createSettingsSchema(fieldTypes)),
  'search-words': { synonyms: toTextListShape('\n'), characters: valueShape } as FieldShapes,
};
export type SingleType = keyof typeof singleFields;

/** The fields of collection types, by their names in the REST API. */
export const collections: Record<Collection, FieldShapes> = {
  pages: { ...pageFields.pages.heading, ...pageFields.pages.facts },
  houses: { ...pageFields.houses.heading, ...pageFields.houses.facts },
  articles: { ...pageFields.articles.heading, ...pageFields.articles.facts },
  people: { ...pageFields.people.heading, ...pageFields.people.facts },
  ...recordFields,
};
export type Collection = PageFolder | keyof typeof recordFields;
export const collectionNames = Object.keys(collections) as Collection[];

/** The fields of the descriptions of pictures. */
export const pictureFields: FieldShapes = { src: mediaShape, alt: valueShape, credit: valueShape, rights: valueShape };

/** A part of Strapi's content that is read as a whole. */
export type ContentPart = Collection | SingleType | 'files' | 'pictures';

/** The parts by their model names in webhooks. */
const partsByModel = new Map<unknown, ContentPart>(
  Object.entries({
    page: 'pages',
    house: 'houses',
    article: 'articles',
    person: 'people',
    event: 'events',
    dashboard: 'dashboards',
    redirect: 'redirects',
    settings: 'settings',
    'search-words': 'search-words',
    picture: 'pictures',
  } satisfies Record<string, ContentPart>),
);

/** Finds the part that a webhook reports as changed; undefined if any part may have changed. */
export const findChangedPart = (event: unknown): ContentPart | undefined => {
  const { model, media } = Object(event);
  return media ? 'files' : partsByModel.get(model);
};
