import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import codes from '@/cms/config/locales';
import { locales } from '@/lib/i18n/locales';
import { createSectionSchemas } from '@/lib/model/section';
import { createSettingsSchema } from '@/lib/model/settings';
import { factSchemas, headingSchema } from '@/lib/upstreams/cms/authored/records';
import { storedRedirect } from '@/lib/upstreams/cms/authored/redirects';
import { dashboardRecord, eventRecord } from '@/lib/upstreams/cms/embedded/source';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';
import { pictureDescription } from '@/lib/upstreams/files/pictures';
import { collectStrings } from '@/tests/content/collect-strings';

interface Attribute {
  type: string;
  required?: boolean;
  repeatable?: boolean;
  component?: string;
  components?: string[];
  enum?: string[];
  min?: number;
  max?: number;
  maxLength?: number;
  regex?: string;
  pluginOptions?: { i18n?: { localized: boolean }; form?: { hint?: string } };
}
type Attributes = Record<string, Attribute>;

const source = path.join(process.cwd(), 'cms/src');
const readAttributes = (file: string): Attributes =>
  JSON.parse(readFileSync(path.join(source, file), 'utf8')).attributes;
const readComponent = (uid = ''): Attributes => readAttributes(`components/${uid.replace('.', '/')}.json`);
const readContentType = (name: string): Attributes => readAttributes(`api/${name}/content-types/${name}/schema.json`);

const leafSchemas = {
  richText: z.string(),
  image: z.object({ src: z.string() }),
  film: z.string(),
  href: z.string(),
  link: z.object({ href: z.string() }),
};
const model = leafSchemas as unknown as Parameters<typeof createSectionSchemas>[0];

/** The Strapi types of the fields for each leaf of the model. */
const leafTypes = new Map<unknown, string[]>([
  [leafSchemas.richText, ['richtext']],
  [leafSchemas.image, ['shared.picture']],
  [leafSchemas.film, ['media']],
  [leafSchemas.href, ['string']],
  [leafSchemas.link, ['shared.link']],
]);
/** The Strapi types of the fields for each other Zod type. */
const plainTypes: Record<string, string[]> = {
  string: ['string', 'text', 'enumeration', 'media', 'date', 'datetime'],
  union: ['string'],
  number: ['integer', 'float'],
  boolean: ['boolean'],
};

/** The parts of the definition of a Zod schema that the comparison reads. */
interface SchemaDefinition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  keyType?: z.ZodType;
  entries?: Record<string, string>;
}
const getDefinition = (schema: z.ZodType) => schema.def as unknown as SchemaDefinition;

/** Returns the schema inside `optional`, `default` and transforms, and whether a value is required. */
const unwrap = (schema: z.ZodType, required = true): { schema: z.ZodType; required: boolean } => {
  if (leafTypes.has(schema)) return { schema, required };
  const { type, innerType, in: input } = getDefinition(schema);
  if (innerType) return unwrap(innerType, required && type !== 'optional' && type !== 'default');
  return input ? unwrap(input, required) : { schema, required };
};

/** The names of the limits of a number or a text that a Strapi field does not have: `min`, `max` or `regex`. */
const findMissingLimits = (schema: z.ZodType, { type, min, max, regex }: Attribute): string[] => {
  const { minimum, maximum, pattern } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const isNumber = type === 'integer' || type === 'float';
  const missing = {
    min: isNumber && minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && min !== minimum,
    max: isNumber && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && max !== maximum,
    regex: type === 'string' && pattern !== undefined && regex !== pattern,
  };
  return Object.entries(missing).flatMap(([limit, isMissing]) => (isMissing ? [limit] : []));
};

/** The differences between a field of the site's model and its Strapi field, one message each. */
const compareField = (fieldPath: string, field: z.ZodType, attribute: Attribute | undefined): string[] => {
  if (!attribute) return [`${fieldPath}: is missing`];
  const { schema, required } = unwrap(field);
  const { type, element, shape, keyType, entries } = getDefinition(schema);
  const issue = (text: string) => [`${fieldPath}: ${text}`];
  const checkType = (types: string[] = []) =>
    types.includes(attribute.component ?? attribute.type) ? [] : issue(`is ${attribute.type}, not ${types}`);
  const requiredIssues = Boolean(attribute.required) === required ? [] : issue(`is required: ${required}`);

  if (leafTypes.has(schema)) return [...checkType(leafTypes.get(schema)), ...requiredIssues];
  if (element) {
    const item = unwrap(element).schema;
    const itemShape = getDefinition(item).shape;
    if (attribute.repeatable && leafTypes.has(item)) return checkType(leafTypes.get(item));
    if (attribute.repeatable && itemShape)
      return compareShape(fieldPath, itemShape, readComponent(attribute.component));
    if (attribute.repeatable) {
      const [itemAttribute] = Object.values(readComponent(attribute.component));
      return compareField(`${fieldPath}[]`, item, itemAttribute);
    }
    return checkType(['string', 'text']);
  }
  if (shape) return [...compareShape(fieldPath, shape, readComponent(attribute.component)), ...requiredIssues];
  if (keyType) {
    const fields = Object.values(getDefinition(keyType).entries ?? {}).map(
      (key) => [key, z.string().optional()] as const,
    );
    return compareShape(fieldPath, Object.fromEntries(fields), readComponent(attribute.component));
  }
  if (entries) {
    const values = Object.values(entries);
    const isSame = attribute.enum?.join() === values.join();
    return isSame ? requiredIssues : issue(`does not have the values ${values}`);
  }
  const limitIssues = findMissingLimits(schema, attribute).flatMap((limit) =>
    issue(`does not have the ${limit} of the site`),
  );
  return [...checkType(plainTypes[type]), ...requiredIssues, ...limitIssues];
};

const compareShape = (fieldPath: string, shape: Record<string, z.ZodType>, attributes: Attributes): string[] => [
  ...Object.entries(shape).flatMap(([name, field]) => compareField(`${fieldPath}.${name}`, field, attributes[name])),
  ...Object.keys(attributes)
    .filter((name) => !(name in shape))
    .map((name) => `${fieldPath}.${name}: is not in the model`),
];

const getShape = (schema: z.ZodType): Record<string, z.ZodType> => getDefinition(unwrap(schema).schema).shape ?? {};

const pickByLocalization = (attributes: Attributes, localized: boolean): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, { pluginOptions }]) => name !== 'entryId' && pluginOptions?.i18n?.localized === localized,
    ),
  );

const sections = createSectionSchemas(model);

describe('the CMS has the fields of the site', () => {
  it.each(Object.entries(sections))('in the section %s', (type, schema) => {
    const { type: _, ...shape } = schema.shape;
    expect(compareShape(type, shape, readComponent(`section.${type}`))).toEqual([]);
  });

  const uids = Object.keys(sections)
    .map((type) => `section.${type}`)
    .toSorted();

  it('in no other sections', () => {
    const files = readdirSync(path.join(source, 'components/section'));
    expect(files.map((file) => `section.${path.parse(file).name}`).toSorted()).toEqual(uids);
  });

  // `npx vitest run tests/cms-schemas.test.ts -u` writes the list of sections to the files.
  it.each(['page', 'house', 'article', 'person'])('in a %s, which accepts all sections', async (type) => {
    const file = path.join(source, `api/${type}/content-types/${type}/schema.json`);
    const list = uids.map((uid) => `\n        "${uid}"`).join(',');
    const text = readFileSync(file, 'utf8').replace(/(?<="components": \[)\s*"section\.[^\]]*(?=\n\s*\])/, list);
    await expect(text).toMatchFileSnapshot(file);
  });

  it('in the settings', () => {
    expect(compareShape('settings', getShape(createSettingsSchema(model)), readContentType('settings'))).toEqual([]);
  });

  it.each([
    ['pages', 'page', {}],
    ['houses', 'house', { city: z.string(), repair: z.string().optional() }],
    ['articles', 'article', {}],
    ['people', 'person', { job: z.string() }],
  ] as const)('in %s', (folder, type, ownTexts) => {
    const { kind: _kind, publishedAt, updatedAt, pageType, ...fields } = getShape(factSchemas[folder]);
    const shape = {
      ...fields,
      publicationDate: publishedAt,
      updateDate: updatedAt,
      ...(folder === 'pages' ? { pageType } : {}),
    };
    expect(
      compareShape(type, shape as Record<string, z.ZodType>, pickByLocalization(readContentType(type), false)),
    ).toEqual([]);

    const { sections: _, slug: __, formerPaths: _formerPaths, city, repair, job, ...texts } = getShape(headingSchema);
    const { sections: ___, slug: ____, ...attributes } = pickByLocalization(readContentType(type), true);
    expect(compareShape(type, { ...texts, ...ownTexts }, attributes)).toEqual([]);
  });

  it('in redirects', () => {
    expect(compareShape('redirect', getShape(storedRedirect), readContentType('redirect'))).toEqual([]);
  });

  it('in events', () => {
    const { title, text, place, ...fields } = getShape(eventRecord);
    expect(compareShape('event', fields, pickByLocalization(readContentType('event'), false))).toEqual([]);
    expect(Object.keys(pickByLocalization(readContentType('event'), true))).toEqual(
      Object.keys({ title, text, place }),
    );
  });

  it('in pictures, which have a language for each text', () => {
    expect(Object.keys(readContentType('picture'))).toEqual(['image', ...Object.keys(getShape(pictureDescription))]);
    expect(Object.keys(pickByLocalization(readContentType('picture'), true))).toEqual(['alt', 'rights']);
  });

  it('in dashboards, with the texts of an indicator apart from its figures', () => {
    const { indicators = z.never(), ...texts } = getShape(dashboardRecord);
    const { id, label, unit, note, ...figures } = getShape(getDefinition(indicators).element as z.ZodType);
    const { series, target, ...attributes } = readComponent('dashboard.figures');
    const points = { series: series as Attribute, target: target as Attribute };
    expect(compareShape('figures', { key: id as z.ZodType, ...figures }, { ...attributes, ...points })).toEqual([]);
    expect(Object.keys(readComponent('dashboard.indicator')).sort()).toEqual(
      ['key', ...Object.keys({ label, unit, note })].sort(),
    );
    expect(Object.keys(pickByLocalization(readContentType('dashboard'), true))).toEqual([
      ...Object.keys(texts),
      'indicators',
    ]);
  });
});

describe('the CMS offers', () => {
  const readContent = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
  const settings = readContent('settings/en.yaml');
  const listKeys = (items: { key: string }[]) => items.map(({ key }) => key);

  it.each([
    ['the categories of the settings', () => listKeys(settings.categories), 'settings.category', 'key'],
    ['the sectors of the settings', () => listKeys(settings.sectors), 'settings.sector', 'key'],
    ['the same categories for news lists', () => listKeys(settings.categories), 'section.news-list', 'category'],
    ['the same sectors for grids of houses', () => listKeys(settings.sectors), 'section.houses-grid', 'sector'],
  ] as const)('%s', (_, expected, component, field) => {
    expect(readComponent(component)[field]?.enum).toEqual(expected());
  });

  it('the keys of the settings for articles, houses and people', () => {
    expect(readContentType('article').category?.enum).toEqual(listKeys(settings.categories));
    expect(readContentType('house').sector?.enum).toEqual(listKeys(settings.sectors));
    expect(readContentType('person').jobFamily?.enum).toEqual(Object.keys(readContent('offers/labels.yaml').jobFamily));
  });

  it.each(['page', 'house', 'article', 'person'])(
    'a summary of a %s with the maximum length that its hint states',
    (type) => {
      const { maxLength, pluginOptions } = readContentType(type).summary ?? {};
      expect(pluginOptions?.form?.hint).toContain(`at most ${maxLength} characters`);
    },
  );

  it('a link to each page to which the content links', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    const targets = files
      .flatMap((file) => collectStrings(readContent(file)))
      .filter((text) => /^page:\S+$/.test(text));
    const pattern = new RegExp(readComponent('shared.link').to?.regex ?? '');
    expect(targets).not.toEqual([]);
    expect(targets.filter((target) => !pattern.test(target))).toEqual([]);
  });

  it('the locales of the site', () => {
    expect(Object.keys(codes)).toEqual(locales);
    expect(strapiLocaleCodes).toEqual(codes);
  });
});
