import type { Core, Schema } from '@strapi/strapi';

/** The fields of a file, or of a part of it. */
export type Values = Record<string, unknown>;

/** Converts a path of the site (`/media/houses/orvaine.jpg`) to what Strapi stores for a field of type media, and back. */
export interface Assets {
  toStored(path: string): unknown;
  toPath(stored: unknown): string;
}

type Attribute = Schema.Attribute.AnyAttribute;

const split = (text: unknown, separator: string) => String(text).split(separator);

/** Fields whose lists Strapi stores as a text, or as components with one field. */
const lists: Record<string, { toStored(list: unknown): unknown; toFile(stored: unknown): unknown }> = {
  'api::article.article.houses': {
    toStored: (houses) => (houses as string[]).join(', '),
    toFile: (text) => split(text, ', '),
  },
  'api::search-words.search-words.synonyms': {
    toStored: (groups) => (groups as string[][]).map((group) => group.join(', ')).join('\n'),
    toFile: (text) => split(text, '\n').map((line) => split(line, ', ')),
  },
  'section.documents-list.types': {
    toStored: (types) => (types as string[]).map((type) => ({ type })),
    toFile: (items) => (items as { type: string }[]).map(({ type }) => type),
  },
  ...Object.fromEntries(
    ['item.contact.address', 'settings.sender.address'].map((field) => [
      field,
      { toStored: (lines: unknown) => (lines as string[]).join('\n'), toFile: (text: unknown) => split(text, '\n') },
    ]),
  ),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/** Converts between the values of files and those of Strapi, by the schemas. */
export const converter = (strapi: Core.Strapi, { toStored, toPath }: Assets) => {
  const schemaOf = (uid: string) => strapi.getModel(uid as never) as Schema.Schema;

  const storedValue = (field: string, attribute: Attribute, value: unknown): unknown => {
    const many = attribute.type === 'dynamiczone' || (attribute.type === 'component' && attribute.repeatable);
    if (value === undefined) return many ? [] : null;
    const list = lists[field];
    if (list) return list.toStored(value);
    if (attribute.type === 'media') return toStored(value as string);
    if (attribute.type === 'dynamiczone')
      return (value as { type: string }[]).map(({ type, ...section }) => ({
        __component: `section.${type}`,
        ...storedPart(`section.${type}`, section),
      }));
    if (attribute.type !== 'component') return value;
    return many
      ? (value as Values[]).map((item) => storedPart(attribute.component, item))
      : storedPart(attribute.component, value as Values);
  };

  const storedPart = (uid: string, values: Values): Values => {
    if (uid !== 'shared.picture') return stored(uid, values);
    const { src: image, ...others } = values;
    return stored(uid, { image, ...others });
  };

  /** The values of a file as Strapi stores them; `names` are the fields to fill, by default all of the schema. */
  const stored = (uid: string, values: Values, names = Object.keys(schemaOf(uid).attributes)): Values => {
    const { attributes } = schemaOf(uid);
    const unknown = Object.keys(values).find((name) => !names.includes(name));
    if (unknown) throw new Error(`${uid} has no field "${unknown}"`);
    return Object.fromEntries(
      names.map((name) => [name, storedValue(`${uid}.${name}`, attributes[name] as Attribute, values[name])]),
    );
  };

  const fileValue = (field: string, attribute: Attribute, value: unknown): unknown => {
    if (field.endsWith('.slug')) return value ?? '';
    if (isEmpty(value) && attribute.type !== 'dynamiczone') return undefined;
    const list = lists[field];
    if (list) return list.toFile(value);
    if (attribute.type === 'media') return toPath(value);
    if (attribute.type === 'richtext') return `${String(value).trimEnd()}\n`;
    if (attribute.type === 'dynamiczone')
      return (value as { __component: string }[]).map(({ __component: uid, ...section }) => {
        const { anchor, tone, ...fields } = filePart(uid, section);
        return {
          type: uid.replace('section.', ''),
          ...(anchor ? { anchor } : {}),
          ...(tone ? { tone } : {}),
          ...fields,
        };
      });
    if (attribute.type !== 'component') return value;
    if (attribute.repeatable) return (value as Values[]).map((item) => filePart(attribute.component, item));
    const part = filePart(attribute.component, value as Values);
    return Object.keys(part).length > 0 ? part : undefined;
  };

  const filePart = (uid: string, values: Values): Values => {
    if (uid !== 'shared.picture') return file(uid, values);
    const { image, alt, focal } = file(uid, values);
    return { src: image, alt: alt ?? '', ...(focal ? { focal } : {}) };
  };

  /** The values of Strapi as a file has them, without empty ones, in the order of the schema. */
  const file = (uid: string, values: Values, names = Object.keys(schemaOf(uid).attributes)): Values => {
    const { attributes } = schemaOf(uid);
    return Object.fromEntries(
      names
        .map((name) => [name, fileValue(`${uid}.${name}`, attributes[name] as Attribute, values[name])])
        .filter(([, value]) => value !== undefined),
    );
  };

  return { stored, file };
};

/** Converts without Strapi's media library, to bring files into the form that Strapi would give back. */
export const paths: Assets = { toStored: (path) => path, toPath: (path) => path as string };
