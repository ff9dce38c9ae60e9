import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import codes from '@/cms/config/locales';
import { locales } from '@/lib/i18n/locales';
import { sectionSchemas } from '@/lib/model/section-content';
import { settingsSchema } from '@/lib/model/settings';
import { factSchemas, headingSchema } from '@/lib/upstreams/cms/authored/records';
import { dashboardRecord, eventRecord } from '@/lib/upstreams/cms/embedded/source';
import { strapiLocaleCodes } from '@/lib/upstreams/cms/strapi/query';

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
const attributesIn = (file: string): Attributes => JSON.parse(readFileSync(path.join(source, file), 'utf8')).attributes;
const componentOf = (uid = ''): Attributes => attributesIn(`components/${uid.replace('.', '/')}.json`);
const typeOf = (name: string): Attributes => attributesIn(`api/${name}/content-types/${name}/schema.json`);

const leaves = {
  richText: z.string(),
  image: z.object({ src: z.string() }),
  film: z.string(),
  href: z.string(),
  link: z.object({ href: z.string() }),
};
const model = leaves as unknown as Parameters<typeof sectionSchemas>[0];

/** The types of fields that a leaf may have. */
const leafTypes = new Map<unknown, string[]>([
  [leaves.richText, ['richtext']],
  [leaves.image, ['shared.picture']],
  [leaves.film, ['media']],
  [leaves.href, ['string']],
  [leaves.link, ['shared.link']],
]);
const plainTypes: Record<string, string[]> = {
  string: ['string', 'text', 'enumeration', 'media', 'date'],
  union: ['string'],
  number: ['integer', 'float'],
  boolean: ['boolean'],
};

interface Def {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  keyType?: z.ZodType;
  entries?: Record<string, string>;
}
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The schema below `optional`, `default` and transforms, and whether a value must be given. */
const bare = (schema: z.ZodType, required = true): { schema: z.ZodType; required: boolean } => {
  if (leafTypes.has(schema)) return { schema, required };
  const { type, innerType, in: input } = defOf(schema);
  if (innerType) return bare(innerType, required && type !== 'optional' && type !== 'default');
  return input ? bare(input, required) : { schema, required };
};

/** Which limits of a number or a text a field of Strapi lacks. */
const lackingLimits = (schema: z.ZodType, { type, min, max, regex }: Attribute): string[] => {
  const { minimum, maximum, pattern } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const isNumber = type === 'integer' || type === 'float';
  const lacks = {
    min: isNumber && minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && min !== minimum,
    max: isNumber && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && max !== maximum,
    regex: type === 'string' && pattern !== undefined && regex !== pattern,
  };
  return Object.entries(lacks).flatMap(([limit, isLacking]) => (isLacking ? [limit] : []));
};

/** What differs between a field of the site's model and the field of Strapi. */
const differences = (at: string, field: z.ZodType, attribute: Attribute | undefined): string[] => {
  if (!attribute) return [`${at}: is missing`];
  const { schema, required } = bare(field);
  const { type, element, shape, keyType, entries } = defOf(schema);
  const wrong = (text: string) => [`${at}: ${text}`];
  const expectType = (types: string[] = []) =>
    types.includes(attribute.component ?? attribute.type) ? [] : wrong(`is ${attribute.type}, not ${types}`);
  const expectRequired = Boolean(attribute.required) === required ? [] : wrong(`is required: ${required}`);

  if (leafTypes.has(schema)) return [...expectType(leafTypes.get(schema)), ...expectRequired];
  if (element) {
    const item = bare(element).schema;
    const parts = defOf(item).shape;
    if (attribute.repeatable && leafTypes.has(item)) return expectType(leafTypes.get(item));
    if (attribute.repeatable && parts) return differ(at, parts, componentOf(attribute.component));
    if (attribute.repeatable) {
      const [only] = Object.values(componentOf(attribute.component));
      return differences(`${at}[]`, item, only);
    }
    return expectType(['string', 'text']);
  }
  if (shape) return [...differ(at, shape, componentOf(attribute.component)), ...expectRequired];
  if (keyType) {
    const parts = Object.values(defOf(keyType).entries ?? {}).map((key) => [key, z.string().optional()] as const);
    return differ(at, Object.fromEntries(parts), componentOf(attribute.component));
  }
  if (entries) {
    const values = Object.values(entries);
    const isSame = attribute.enum?.join() === values.join();
    return isSame ? expectRequired : wrong(`has not the values ${values}`);
  }
  const lacking = lackingLimits(schema, attribute).flatMap((limit) => wrong(`has not the ${limit} of the site`));
  return [...expectType(plainTypes[type]), ...expectRequired, ...lacking];
};

const differ = (at: string, shape: Record<string, z.ZodType>, attributes: Attributes): string[] => [
  ...Object.entries(shape).flatMap(([name, field]) => differences(`${at}.${name}`, field, attributes[name])),
  ...Object.keys(attributes)
    .filter((name) => !(name in shape))
    .map((name) => `${at}.${name}: is not in the model`),
];

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => defOf(bare(schema).schema).shape ?? {};

const pick = (attributes: Attributes, localized: boolean): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, { pluginOptions }]) => name !== 'entryId' && pluginOptions?.i18n?.localized === localized,
    ),
  );

const sections = sectionSchemas(model);

describe('the CMS has the fields of the site', () => {
  it.each(Object.keys(sections) as (keyof typeof sections)[])('in the section %s', (type) => {
    const { type: _, ...shape } = sections[type].shape;
    expect(differ(type, shape, componentOf(`section.${type}`))).toEqual([]);
  });

  it('in no other sections, and every page type can have all sections', () => {
    const uids = Object.keys(sections).map((type) => `section.${type}`);
    const files = readdirSync(path.join(source, 'components/section')).map(
      (file) => `section.${path.parse(file).name}`,
    );
    expect(files.toSorted()).toEqual(uids.toSorted());
    for (const type of ['page', 'house', 'article', 'person'])
      expect(typeOf(type).sections?.components?.toSorted(), type).toEqual(uids.toSorted());
  });

  it('in the settings', () => {
    expect(differ('settings', shapeOf(settingsSchema(model)), typeOf('settings'))).toEqual([]);
  });

  it.each([
    ['pages', 'page', []],
    ['houses', 'house', ['city']],
    ['articles', 'article', []],
    ['people', 'person', ['job']],
  ] as const)('in %s', (folder, type, own) => {
    const { kind: _kind, publishedAt, updatedAt, pageType, ...facts } = shapeOf(factSchemas[folder]);
    const shape = {
      ...facts,
      publicationDate: publishedAt,
      updateDate: updatedAt,
      ...(folder === 'pages' ? { pageType } : {}),
    };
    expect(differ(type, shape as Record<string, z.ZodType>, pick(typeOf(type), false))).toEqual([]);

    const { sections: _, slug: __, city, job, ...texts } = shapeOf(headingSchema);
    const { sections: ___, slug: ____, ...attributes } = pick(typeOf(type), true);
    const ownTexts = Object.fromEntries(own.map((name) => [name, z.string()]));
    expect(differ(type, { ...texts, ...ownTexts }, attributes)).toEqual([]);
  });

  it('in events', () => {
    const { title, text, place, ...facts } = shapeOf(eventRecord);
    expect(differ('event', facts, pick(typeOf('event'), false))).toEqual([]);
    expect(Object.keys(pick(typeOf('event'), true))).toEqual(Object.keys({ title, text, place }));
  });

  it('in dashboards, with the texts of an indicator apart from its figures', () => {
    const { indicators = z.never(), ...texts } = shapeOf(dashboardRecord);
    const { id, label, unit, note, ...figures } = shapeOf(defOf(indicators).element as z.ZodType);
    const { series, target, ...attributes } = componentOf('dashboard.figures');
    const points = { series: series as Attribute, target: target as Attribute };
    expect(differ('figures', { key: id as z.ZodType, ...figures }, { ...attributes, ...points })).toEqual([]);
    expect(Object.keys(componentOf('dashboard.indicator')).sort()).toEqual(
      ['key', ...Object.keys({ label, unit, note })].sort(),
    );
    expect(Object.keys(pick(typeOf('dashboard'), true))).toEqual([...Object.keys(texts), 'indicators']);
  });
});

describe('the CMS offers', () => {
  const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
  const settings = read('settings/en.yaml');
  const keys = (items: { key: string }[]) => items.map(({ key }) => key);

  it.each([
    ['the categories of the settings', () => keys(settings.categories), 'settings.category', 'key'],
    ['the sectors of the settings', () => keys(settings.sectors), 'settings.sector', 'key'],
    ['these categories for lists of news', () => keys(settings.categories), 'section.news-list', 'category'],
    ['these sectors for grids of houses', () => keys(settings.sectors), 'section.houses-grid', 'sector'],
  ] as const)('%s', (_, expected, component, field) => {
    expect(componentOf(component)[field]?.enum).toEqual(expected());
  });

  it('the keys of the settings to articles, houses and people', () => {
    expect(typeOf('article').category?.enum).toEqual(keys(settings.categories));
    expect(typeOf('house').sector?.enum).toEqual(keys(settings.sectors));
    expect(typeOf('person').jobFamily?.enum).toEqual(Object.keys(read('offers/labels.yaml').families));
  });

  it.each(['page', 'house', 'article', 'person'])('a summary of a %s as long as its hint says', (type) => {
    const { maxLength, pluginOptions } = typeOf(type).summary ?? {};
    expect(pluginOptions?.form?.hint).toContain(`at most ${maxLength} characters`);
  });

  it('the locales of the site', () => {
    expect(Object.keys(codes)).toEqual(locales);
    expect(strapiLocaleCodes).toEqual(codes);
  });
});
