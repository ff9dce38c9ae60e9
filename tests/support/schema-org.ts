import schema from './schema-org.json' with { type: 'json' };

/**
 * The schema.org types that the site uses, each with its parent and with the properties of its own that the site uses.
 * A LocalBusiness is both an organisation and a place.
 */
const types: Record<string, { parent?: string; properties: string[] }> = schema;

const listProperties = (type: string): string[] => {
  const { parent, properties } = types[type] ?? { properties: [] };
  return [...properties, ...(parent ? listProperties(parent) : [])];
};

/**
 * The properties of a thing, and of the things nested in it, that their types do not have, as `Type.property`; and the
 * types that are unknown.
 */
export const findUnknownProperties = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(findUnknownProperties);
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _, '@id': id, '@type': type, ...properties } = value as Record<string, unknown>;
  const isReference = id !== undefined && type === undefined && Object.keys(properties).length === 0;
  if (isReference) return [];
  if (typeof type !== 'string' || !(type in types)) return [`the type ${type}`];
  const knownProperties = listProperties(type);
  const unknownProperties = Object.keys(properties).filter((name) => !knownProperties.includes(name));
  return [
    ...unknownProperties.map((name) => `${type}.${name}`),
    ...Object.values(properties).flatMap(findUnknownProperties),
  ];
};
