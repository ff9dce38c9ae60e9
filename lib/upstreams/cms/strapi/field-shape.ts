import { z } from 'zod';
import type { FieldTypes } from '../../../model/field-types';

/** How Strapi stores a field of the site's model. */
export type FieldShape =
  | { kind: 'value' }
  /** A file of the media library. */
  | { kind: 'media' }
  /** The items of a list in one text, between separators. */
  | { kind: 'words'; separator: string }
  /** A repeatable component whose only field is an item of the list. */
  | { kind: 'choices'; field: string }
  /** A component. */
  | { kind: 'part'; fields: Fields }
  /** A repeatable component. */
  | { kind: 'parts'; fields: Fields }
  /** A dynamic zone: the components of each section type. */
  | { kind: 'sections'; types: Record<string, Fields> };
export type Fields = Record<string, FieldShape>;

export const value: FieldShape = { kind: 'value' };
export const media: FieldShape = { kind: 'media' };
export const toTextList = (separator: string): FieldShape => ({ kind: 'words', separator });

const plainText = z.string();
/** The field types of the model stand for themselves: `formOf` recognises them. */
const types = {
  richText: plainText,
  href: plainText,
  film: z.string(),
  image: z.object({}),
  link: z.object({}),
};
/** The field types for schemas whose form is wanted. */
export const fieldTypes = types as unknown as FieldTypes;

const shapesByType = new Map<unknown, FieldShape>([
  [types.film, media],
  [types.image, { kind: 'part', fields: { src: media, alt: value, focal: value } }],
  [types.link, { kind: 'part', fields: { label: value, to: value, newTab: value, overlay: value } }],
]);

interface SchemaDef {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string>;
}

const getDef = (schema: z.ZodType) => schema.def as unknown as SchemaDef;

/** The schema below defaults and transforms. */
const unwrap = (schema: z.ZodType): z.ZodType => {
  const innerSchema = shapesByType.has(schema) ? undefined : (getDef(schema).innerType ?? getDef(schema).in);
  return innerSchema ? unwrap(innerSchema) : schema;
};

const toListShape = (name: string, item: z.ZodType): FieldShape => {
  const fieldShape = toShape(name, item);
  if (fieldShape.kind === 'part') return { kind: 'parts', fields: fieldShape.fields };
  return getDef(item).entries ? { kind: 'choices', field: name.replace(/s$/, '') } : toTextList('\n');
};

const toShape = (name: string, schema: z.ZodType): FieldShape => {
  const unwrapped = unwrap(schema);
  const knownShape = shapesByType.get(unwrapped);
  if (knownShape) return knownShape;
  const { element, shape, keyType, valueType } = getDef(unwrapped);
  if (element) return toListShape(name, unwrap(element));
  if (shape) return { kind: 'part', fields: toFields(unwrapped) };
  if (!keyType || !valueType) return value;
  const fieldShape = toShape(name, valueType);
  const keys = Object.values(getDef(keyType).entries ?? {});
  return { kind: 'part', fields: Object.fromEntries(keys.map((key) => [key, fieldShape])) };
};

/** The forms of the fields of an object of the model. */
export const toFields = (schema: z.ZodType): Fields =>
  Object.fromEntries(
    Object.entries(getDef(unwrap(schema)).shape ?? {}).map(([name, field]) => [name, toShape(name, field)]),
  );
