import { z } from 'zod';
import type { FieldTypes } from '../../../model/field-types';

/** The shape in which Strapi stores a field of the site's model. */
export type FieldShape =
  | { kind: 'value' }
  /** A file of the media library. */
  | { kind: 'media' }
  /** A list as one text, with separators between its items. */
  | { kind: 'words'; separator: string }
  /** A list as a repeatable component with one field. */
  | { kind: 'choices'; field: string }
  /** A component. */
  | { kind: 'part'; fields: FieldShapes }
  /** A repeatable component. */
  | { kind: 'parts'; fields: FieldShapes }
  /** A dynamic zone, with the fields of each section type. */
  | { kind: 'sections'; types: Record<string, FieldShapes> };
/** The shapes of fields by name. */
export type FieldShapes = Record<string, FieldShape>;

export const valueShape: FieldShape = { kind: 'value' };
export const mediaShape: FieldShape = { kind: 'media' };
export const toTextListShape = (separator: string): FieldShape => ({ kind: 'words', separator });

const plainText = z.string();
/**
 * The schemas in place of the model's field types. `shapesByType` has the shapes of `film`, `image` and `link`, which
 * `toShape` finds by identity; the others are plain values.
 */
const markerSchemas = {
  richText: plainText,
  href: plainText,
  film: z.string(),
  image: z.object({}),
  link: z.object({}),
};
/** The field types with which to create a model schema, if `toFieldShapes` is to derive its shapes. */
export const fieldTypes = markerSchemas as unknown as FieldTypes;

const shapesByType = new Map<unknown, FieldShape>([
  [markerSchemas.film, mediaShape],
  [
    markerSchemas.image,
    { kind: 'part', fields: { src: mediaShape, alt: valueShape, decorative: valueShape, focal: valueShape } },
  ],
  [
    markerSchemas.link,
    { kind: 'part', fields: { label: valueShape, to: valueShape, newTab: valueShape, overlay: valueShape } },
  ],
]);

/** The parts of a zod schema definition on which shapes depend. */
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

/** The innermost schema, without defaults and transforms. */
const unwrap = (schema: z.ZodType): z.ZodType => {
  const innerSchema = shapesByType.has(schema) ? undefined : (getDef(schema).innerType ?? getDef(schema).in);
  return innerSchema ? unwrap(innerSchema) : schema;
};

const toListShape = (name: string, item: z.ZodType): FieldShape => {
  const fieldShape = toShape(name, item);
  if (fieldShape.kind === 'part') return { kind: 'parts', fields: fieldShape.fields };
  return getDef(item).entries ? { kind: 'choices', field: name.replace(/s$/, '') } : toTextListShape('\n');
};

const toShape = (name: string, schema: z.ZodType): FieldShape => {
  const unwrapped = unwrap(schema);
  const markedShape = shapesByType.get(unwrapped);
  if (markedShape) return markedShape;
  const { element, shape, keyType, valueType } = getDef(unwrapped);
  if (element) return toListShape(name, unwrap(element));
  if (shape) return { kind: 'part', fields: toFieldShapes(unwrapped) };
  if (!keyType || !valueType) return valueShape;
  const fieldShape = toShape(name, valueType);
  const keys = Object.values(getDef(keyType).entries ?? {});
  return { kind: 'part', fields: Object.fromEntries(keys.map((key) => [key, fieldShape])) };
};

/** Derives the shapes of an object's fields from its schema. */
export const toFieldShapes = (schema: z.ZodType): FieldShapes =>
  Object.fromEntries(
    Object.entries(getDef(unwrap(schema)).shape ?? {}).map(([name, field]) => [name, toShape(name, field)]),
  );
