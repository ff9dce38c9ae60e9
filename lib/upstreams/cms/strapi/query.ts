import type { Locale } from '../../../i18n/locales';
import type { FieldShape, FieldShapes } from './field-shape';

type Query = Record<string, string>;

/**
 * The names of fields in Strapi that differ from the model: `publishedAt` and `updatedAt` are fields of Strapi itself.
 */
const storedNames: Record<string, string> = {
  src: 'image',
  publishedAt: 'publicationDate',
  updatedAt: 'updateDate',
};

/** The name of a field in Strapi. */
export const toStoredName = (name: string): string => storedNames[name] ?? name;

const isNestedShape = ({ kind }: FieldShape) => kind !== 'value' && kind !== 'words';

const buildNestedQuery = (name: string, shape: FieldShape, parentPath: string): Query => {
  const fieldPath = `${parentPath}[${toStoredName(name)}]`;
  if (shape.kind === 'media') return { [`${fieldPath}[fields]`]: 'name' };
  if (shape.kind === 'choices') return { [`${fieldPath}[fields]`]: shape.field };
  if (shape.kind === 'part' || shape.kind === 'parts') return buildQuery(shape.fields, fieldPath);
  if (shape.kind !== 'sections') return {};
  const types = Object.entries(shape.types).map(([type, fields]) =>
    buildQuery(fields, `${fieldPath}[on][section.${type}]`),
  );
  return Object.assign({}, ...types);
};

/** Builds the query parameters of Strapi's REST API that request exactly these fields, including nested ones. */
export const buildQuery = (fields: FieldShapes, parentPath = ''): Query => {
  const toParameter = (name: string) => (parentPath ? `${parentPath}[${name}]` : name);
  const entries = Object.entries(fields);
  const plainNames = entries.filter(([, shape]) => !isNestedShape(shape)).map(([name]) => toStoredName(name));
  const nestedQueries = entries.map(([name, shape]) => buildNestedQuery(name, shape, toParameter('populate')));
  return Object.assign({ [toParameter('fields')]: plainNames.join(',') || 'id' }, ...nestedQueries);
};

/** The language code in Strapi for each locale. */
export const strapiLocaleCodes: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' };

const localesByCode = new Map(Object.entries(strapiLocaleCodes).map(([locale, code]) => [code, locale as Locale]));

/** Finds the locale of a language code in Strapi; undefined for a language that the site does not have. */
export const findLocale = (code: string): Locale | undefined => localesByCode.get(code);
