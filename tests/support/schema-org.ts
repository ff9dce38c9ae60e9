/**
 * The schema.org types that the site uses, each with its parent and with the properties of its own that the site uses.
 */
const types: Record<string, { parent?: string; properties: string[] }> = {
  Thing: {
    properties: ['name', 'description', 'url', 'image', 'sameAs', 'identifier', 'mainEntityOfPage'],
  },
  CreativeWork: {
    parent: 'Thing',
    properties: ['author', 'dateModified', 'datePublished', 'headline', 'inLanguage', 'publisher', 'thumbnailUrl'],
  },
  MediaObject: { parent: 'CreativeWork', properties: ['contentUrl', 'duration', 'uploadDate'] },
  VideoObject: { parent: 'MediaObject', properties: [] },
  NewsArticle: { parent: 'CreativeWork', properties: [] },
  WebSite: { parent: 'CreativeWork', properties: [] },
  Organization: {
    parent: 'Thing',
    properties: ['address', 'contactPoint', 'foundingDate', 'logo', 'parentOrganization'],
  },
  ContactPoint: { parent: 'Thing', properties: ['availableLanguage', 'contactType', 'email', 'telephone'] },
  Place: { parent: 'Thing', properties: ['address'] },
  /** Both an organisation and a place. */
  LocalBusiness: { parent: 'Organization', properties: ['geo', 'hasMap', 'openingHours', 'telephone'] },
  Store: { parent: 'LocalBusiness', properties: [] },
  Hotel: { parent: 'LocalBusiness', properties: [] },
  Winery: { parent: 'LocalBusiness', properties: [] },
  Distillery: { parent: 'LocalBusiness', properties: [] },
  GeoCoordinates: { parent: 'Thing', properties: ['latitude', 'longitude'] },
  PostalAddress: {
    parent: 'Thing',
    properties: ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  },
  Event: {
    parent: 'Thing',
    properties: ['endDate', 'eventAttendanceMode', 'eventStatus', 'inLanguage', 'location', 'organizer', 'startDate'],
  },
  JobPosting: {
    parent: 'Thing',
    properties: [
      'applicantLocationRequirements',
      'baseSalary',
      'datePosted',
      'directApply',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
      'jobLocationType',
      'jobStartDate',
      'title',
      'validThrough',
      'workHours',
    ],
  },
  MonetaryAmount: { parent: 'Thing', properties: ['currency', 'value'] },
  QuantitativeValue: { parent: 'Thing', properties: ['maxValue', 'minValue', 'unitText'] },
  Country: { parent: 'Thing', properties: [] },
  PropertyValue: { parent: 'Thing', properties: ['value'] },
  BreadcrumbList: { parent: 'Thing', properties: ['itemListElement'] },
  ListItem: { parent: 'Thing', properties: ['item', 'position'] },
};

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
