import type { Core, Schema } from '@strapi/strapi';

/** The field values of an entry or one of its components, by field name. */
export type Values = Record<string, unknown>;

/** Converts a path on the site (`/media/objects/bag.jpg`) to a media field value in Strapi, and back. */
export interface AssetConverter {
  toStored(path: string): unknown;
  toPath(stored: unknown): string;
}

type Attribute = Schema.Attribute.AnyAttribute;

const split = (text: unknown, separator: string) => String(text).split(separator);

/**
 * The converters for lists that Strapi stores as text or as components with one field, by the field's name with its
 * schema.
 */
const listConverters: Record<string, { toStored(list: unknown): unknown; toFile(stored: unknown): unknown }> = {
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
    [
      'house.address.street',
      'house.address.localStreet',
      'house.address.openingHours',
      'house.client-service.openingHours',
      'house.client-service.languages',
      'item.board-member.committees',
      'item.board-member.skills',
      'item.contact.address',
      'settings.sender.address',
    ].map((field) => [
      field,
      { toStored: (lines: unknown) => (lines as string[]).join('\n'), toFile: (text: unknown) => split(text, '\n') },
    ]),
  ),
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/** Returns functions that convert field values between content files and Strapi, according to Strapi's schemas. */
export const createConverter = (strapi: Core.Strapi, { toStored, toPath }: AssetConverter) => {
  const getSchema = (uid: string) => strapi.getModel(uid as never) as Schema.Schema;

  const toStrapiValue = (field: string, attribute: Attribute, value: unknown): unknown => {
    const isRepeated = attribute.type === 'dynamiczone' || (attribute.type === 'component' && attribute.repeatable);
    if (value === undefined) return isRepeated ? [] : null;
    const listConverter = listConverters[field];
    if (listConverter) return listConverter.toStored(value);
    if (attribute.type === 'media') return toStored(value as string);
    if (attribute.type === 'dynamiczone')
      return (value as { type: string }[]).map(({ type, ...section }) => ({
        __component: `section.${type}`,
        ...toStrapiComponent(`section.${type}`, section),
      }));
    if (Array.isArray(value) && !isRepeated && attribute.type !== 'json')
      throw new Error(`Strapi stores "${field}" as text: add a converter for its list.`);
    if (attribute.type !== 'component') return value;
    return isRepeated
      ? (value as Values[]).map((item) => toStrapiComponent(attribute.component, item))
      : toStrapiComponent(attribute.component, value as Values);
  };

  const toStrapiComponent = (uid: string, values: Values): Values => {
    if (uid !== 'shared.picture') return toStrapiFields(uid, values);
    const { src: image, alt, focal } = values;
    return toStrapiFields(uid, { image, alt: alt || undefined, decorative: alt === '', focal });
  };

  /**
   * Converts a content file's values to Strapi's. `names` lists the fields to fill, by default all fields of the
   * schema. Throws if the file has any other field.
   */
  const toStrapiFields = (uid: string, values: Values, names = Object.keys(getSchema(uid).attributes)): Values => {
    const { attributes } = getSchema(uid);
    const unknownName = Object.keys(values).find((name) => !names.includes(name));
    if (unknownName) throw new Error(`${uid} has no field "${unknownName}".`);
    return Object.fromEntries(
      names.map((name) => [name, toStrapiValue(`${uid}.${name}`, attributes[name] as Attribute, values[name])]),
    );
  };

  const toFileValue = (field: string, attribute: Attribute, value: unknown): unknown => {
    if (field.endsWith('.slug')) return value ?? '';
    if (isEmpty(value) && attribute.type !== 'dynamiczone') return undefined;
    const listConverter = listConverters[field];
    if (listConverter) return listConverter.toFile(value);
    if (attribute.type === 'media') return toPath(value);
    if (attribute.type === 'richtext') return `${String(value).trimEnd()}\n`;
    if (attribute.type === 'dynamiczone')
      return (value as { __component: string }[]).map(({ __component: uid, ...section }) => {
        const { anchor, tone, ...fields } = toFileComponent(uid, section);
        return {
          type: uid.replace('section.', ''),
          ...(anchor ? { anchor } : {}),
          ...(tone ? { tone } : {}),
          ...fields,
        };
      });
    if (attribute.type !== 'component') return value;
    if (attribute.repeatable) return (value as Values[]).map((item) => toFileComponent(attribute.component, item));
    const component = toFileComponent(attribute.component, value as Values);
    return Object.keys(component).length > 0 ? component : undefined;
  };

  const toFileComponent = (uid: string, values: Values): Values => {
    if (uid !== 'shared.picture') return toFileFields(uid, values);
    const { image: src, alt, decorative, focal } = toFileFields(uid, values);
    const ownAlt = decorative ? '' : alt;
    return { src, ...(ownAlt === undefined ? {} : { alt: ownAlt }), ...(focal ? { focal } : {}) };
  };

  /** Converts Strapi's values to a content file's, without empty values, in the order of the schema. */
  const toFileFields = (uid: string, values: Values, names = Object.keys(getSchema(uid).attributes)): Values => {
    const { attributes } = getSchema(uid);
    return Object.fromEntries(
      names
        .map((name) => [name, toFileValue(`${uid}.${name}`, attributes[name] as Attribute, values[name])])
        .filter(([, value]) => value !== undefined),
    );
  };

  return { toStrapiFields, toFileFields };
};

/** Leaves paths as they are, so that content files can be normalised without a media library. */
export const pathAssets: AssetConverter = { toStored: (path) => path, toPath: (path) => path as string };
