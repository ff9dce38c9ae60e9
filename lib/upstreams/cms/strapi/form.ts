import { z } from 'zod';
import type { FieldTypes } from '../../../model/field-types';

/** How Strapi stores a field of the site's model. */
export type Form =
  | { kind: 'value' }
  /** A file of the media library. */
  | { kind: 'media' }
  /** The items of a list in one text, between separators. */
  | { kind: 'words'; between: string }
  /** A repeatable component whose only field is an item of the list. */
  | { kind: 'choices'; field: string }
  /** A component. */
  | { kind: 'part'; fields: Fields }
  /** A repeatable component. */
  | { kind: 'parts'; fields: Fields }
  /** A dynamic zone: the components of each section type. */
  | { kind: 'sections'; types: Record<string, Fields> };
export type Fields = Record<string, Form>;

export const value: Form = { kind: 'value' };
export const media: Form = { kind: 'media' };
export const words = (between: string): Form => ({ kind: 'words', between });

const plain = z.string();
/** The field types of the model stand for themselves: `formOf` recognises them. */
const types = {
  richText: plain,
  href: plain,
  film: z.string(),
  image: z.object({}),
  link: z.object({}),
};
/** The field types for schemas whose form is wanted. */
export const fieldTypes = types as unknown as FieldTypes;

const formsOfTypes = new Map<unknown, Form>([
  [types.film, media],
  [types.image, { kind: 'part', fields: { src: media, alt: value, focal: value } }],
  [types.link, { kind: 'part', fields: { label: value, to: value, newTab: value, overlay: value } }],
]);

interface Def {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string>;
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The schema below defaults and transforms. */
const bare = (schema: z.ZodType): z.ZodType => {
  const inner = formsOfTypes.has(schema) ? undefined : (defOf(schema).innerType ?? defOf(schema).in);
  return inner ? bare(inner) : schema;
};

const listForm = (name: string, item: z.ZodType): Form => {
  const form = formOf(name, item);
  if (form.kind === 'part') return { kind: 'parts', fields: form.fields };
  return defOf(item).entries ? { kind: 'choices', field: name.replace(/s$/, '') } : words('\n');
};

const formOf = (name: string, schema: z.ZodType): Form => {
  const found = bare(schema);
  const known = formsOfTypes.get(found);
  if (known) return known;
  const { element, shape, keyType, valueType } = defOf(found);
  if (element) return listForm(name, bare(element));
  if (shape) return { kind: 'part', fields: fieldsOf(found) };
  if (!keyType || !valueType) return value;
  const form = formOf(name, valueType);
  const keys = Object.values(defOf(keyType).entries ?? {});
  return { kind: 'part', fields: Object.fromEntries(keys.map((key) => [key, form])) };
};

/** The forms of the fields of an object of the model. */
export const fieldsOf = (schema: z.ZodType): Fields =>
  Object.fromEntries(
    Object.entries(defOf(bare(schema)).shape ?? {}).map(([name, field]) => [name, formOf(name, field)]),
  );
