import type { FieldShape, FieldShapes } from './field-shape';
import { toStoredName } from './query';

/** Whether a stored value is empty. */
const isEmpty = (stored: unknown) => stored === undefined || stored === null || stored === '';

/** The path on the site of a picture or film, from the name of its file. */
export const toMediaPath = (name: string): string => (name.startsWith('media/') ? `/${name}` : `/media/${name}`);

const getString = (stored: unknown, name: string): string | undefined => {
  const value = Object(stored)[name];
  return typeof value === 'string' ? value : undefined;
};

const toList = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

const orUndefined = <T extends object>(fields: T): T | undefined =>
  Object.keys(fields).length > 0 ? fields : undefined;

const toAuthoredField = (shape: FieldShape, stored: unknown): unknown => {
  if (isEmpty(stored)) return shape.kind === 'sections' ? [] : undefined;
  switch (shape.kind) {
    case 'value':
      return stored;
    case 'media': {
      const name = getString(stored, 'name');
      return name && toMediaPath(name);
    }
    case 'words':
      return String(stored)
        .split(shape.separator)
        .map((word) => word.trim())
        .filter(Boolean);
    case 'choices':
      return toList(stored).map((item) => Object(item)[shape.field]);
    case 'part':
      return orUndefined(toAuthored(shape.fields, stored));
    case 'parts':
      return toList(stored).map((item) => toAuthored(shape.fields, item));
    case 'sections':
      return toList(stored).map((section) => {
        const component = getString(section, '__component') ?? '';
        const type = component.replace(/^section\./, '');
        return { type, ...toAuthored(shape.types[type] ?? {}, section) };
      });
  }
};

/**
 * Converts an entry of Strapi to its authored form, which lacks the fields that are empty in Strapi. A decorative picture
 * has an empty alternative text.
 */
export const toAuthored = (fields: FieldShapes, stored: unknown): Record<string, unknown> => {
  const values = Object.entries(fields).map(([name, shape]) => [
    name,
    toAuthoredField(shape, Object(stored)[toStoredName(name)]),
  ]);
  const { decorative, ...presentFields } = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return decorative && 'src' in presentFields ? { ...presentFields, alt: '' } : presentFields;
};
