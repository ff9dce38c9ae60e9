/** The schema.org types that the site uses: the parent of each, and those of its own properties that the site uses. */
const types: Record<string, { of?: string; properties: string[] }> = {
  Thing: {
    properties: ['name', 'description', 'url', 'image', 'sameAs', 'identifier', 'mainEntityOfPage'],
  },
  CreativeWork: {
    of: 'Thing',
    properties: ['author', 'dateModified', 'datePublished', 'headline', 'inLanguage', 'publisher', 'thumbnailUrl'],
  },
  MediaObject: { of: 'CreativeWork', properties: ['contentUrl', 'duration', 'uploadDate'] },
  VideoObject: { of: 'MediaObject', properties: [] },
  NewsArticle: { of: 'CreativeWork', properties: [] },
  WebSite: { of: 'CreativeWork', properties: [] },
  Organization: {
    of: 'Thing',
    properties: ['address', 'foundingDate', 'logo', 'parentOrganization'],
  },
  Place: { of: 'Thing', properties: ['address'] },
  PostalAddress: {
    of: 'Thing',
    properties: ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  },
  Event: {
    of: 'Thing',
    properties: ['endDate', 'eventAttendanceMode', 'eventStatus', 'inLanguage', 'location', 'organizer', 'startDate'],
  },
  JobPosting: {
    of: 'Thing',
    properties: [
      'datePosted',
      'directApply',
      'employmentType',
      'hiringOrganization',
      'jobLocation',
      'title',
      'validThrough',
    ],
  },
  PropertyValue: { of: 'Thing', properties: ['value'] },
  BreadcrumbList: { of: 'Thing', properties: ['itemListElement'] },
  ListItem: { of: 'Thing', properties: ['item', 'position'] },
};

const propertiesOf = (type: string): string[] => {
  const { of, properties } = types[type] ?? { properties: [] };
  return [...properties, ...(of ? propertiesOf(of) : [])];
};

/** Properties that do not belong to the type of a thing or of things nested in it, and unknown types. */
export const strangersIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(strangersIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _, '@id': id, '@type': type, ...properties } = value as Record<string, unknown>;
  const isReference = id !== undefined && type === undefined && Object.keys(properties).length === 0;
  if (isReference) return [];
  if (typeof type !== 'string' || !(type in types)) return [`the type ${type}`];
  const known = propertiesOf(type);
  const strange = Object.keys(properties).filter((name) => !known.includes(name));
  return [...strange.map((name) => `${type}.${name}`), ...Object.values(properties).flatMap(strangersIn)];
};
