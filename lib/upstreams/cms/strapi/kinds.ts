import { z } from 'zod';
import { sectionSchemas } from '../../../model/section-content';
import { settingsSchema } from '../../../model/settings';
import { eventOf, factsOf, heading, type PageFolder } from '../authored/records';
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

const texts: Fields = { ...fieldsOf(heading.omit({ city: true, job: true })), sections };
const pictures: Fields = { image: media, thumbnail: media, share: media };
/** The kind of a page is its type in Strapi; only pages of no other kind have a page type. */
const implied = { kind: true, pageType: true } as const;

/** The fields of each kind of page: those that differ between languages, and its facts. */
export const pageFields: Record<PageFolder, { heading: Fields; facts: Fields }> = {
  pages: { heading: texts, facts: { ...fieldsOf(factsOf.pages.omit({ kind: true })), ...pictures } },
  houses: {
    heading: { ...texts, city: value },
    facts: { ...fieldsOf(factsOf.houses.omit(implied)), ...pictures, mark: media },
  },
  articles: {
    heading: texts,
    facts: { ...fieldsOf(factsOf.articles.omit(implied)), ...pictures, houses: words(', ') },
  },
  people: { heading: { ...texts, job: value }, facts: { ...fieldsOf(factsOf.people.omit(implied)), ...pictures } },
};

const point: Fields = { year: value, value };

/** The fields of entries that are not pages. */
const recordFields = {
  events: { ...fieldsOf(eventOf(z.string())), image: media },
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
