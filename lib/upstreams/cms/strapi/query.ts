import type { Locale } from '../../../i18n/locales';
import type { FieldShape, Fields } from './field-shape';

type Query = Record<string, string>;

/** The names that fields have in Strapi, which has a `publishedAt` and `updatedAt` of its own. */
const storedNames: Record<string, string> = {
  src: 'image',
  publishedAt: 'publicationDate',
  updatedAt: 'updateDate',
};

export const storedName = (name: string): string => storedNames[name] ?? name;

const isNestedShape = ({ kind }: FieldShape) => kind !== 'value' && kind !== 'words';

const buildNestedQuery = (name: string, shape: FieldShape, parentPath: string): Query => {
  const fieldPath = `${parentPath}[${storedName(name)}]`;
  if (shape.kind === 'media') return { [`${fieldPath}[fields]`]: 'name' };
  if (shape.kind === 'choices') return { [`${fieldPath}[fields]`]: shape.field };
  if (shape.kind === 'part' || shape.kind === 'parts') return buildQuery(shape.fields, fieldPath);
  if (shape.kind !== 'sections') return {};
  const types = Object.entries(shape.types).map(([type, fields]) =>
    buildQuery(fields, `${fieldPath}[on][section.${type}]`),
  );
  return Object.assign({}, ...types);
};

/** The parameters of Strapi's REST API that ask for exactly these fields, with everything in them. */
export const buildQuery = (fields: Fields, parentPath = ''): Query => {
  const parameter = (name: string) => (parentPath ? `${parentPath}[${name}]` : name);
  const entries = Object.entries(fields);
  const plainNames = entries.filter(([, shape]) => !isNestedShape(shape)).map(([name]) => storedName(name));
  const nestedQueries = entries.map(([name, shape]) => buildNestedQuery(name, shape, parameter('populate')));
  return Object.assign({ [parameter('fields')]: plainNames.join(',') || 'id' }, ...nestedQueries);
};

/** Strapi's code of each locale. */
export const strapiLocaleCodes: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' };

const localesByCode = new Map(Object.entries(strapiLocaleCodes).map(([locale, code]) => [code, locale as Locale]));

/** The locale of a code of Strapi; undefined for a language that the site does not have. */
export const findLocale = (code: string): Locale | undefined => localesByCode.get(code);
